/** What API.md says is done as it is written, on a site with a template of that name. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@memesmith/contract'
import { Client as Agent, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { REPOSITORY_ROOT } from '../../config/env-file.ts'
import { loadImage } from '../../render/canvas.ts'
import { startTestApp, TEST_TEMPLATE, type TestApp } from '../../testing/test-app.ts'

const run = promisify(execFile)
const document = await readFile(join(REPOSITORY_ROOT, '.github/API.md'), 'utf8')
/** The blocks of a language. */
const blocksOf = (language: string): string[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  )

let site: TestApp
let folder: string
let SITE: string
let KEY: string
/** The same at the test's site. */
const here = (text: string): string =>
  text
    .replaceAll('https://memes.example', SITE)
    .replaceAll('mk_…', KEY)
    .replaceAll('works-on-my-machine', TEST_TEMPLATE.slug)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-programs-'))
  site = await startTestApp()
  SITE = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const user = await site.signUp('Ada')
  const made = await user.postJson(calls.createApiKey.path, { name: 'programs', scope: 'write' })
  KEY = made.json().key
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

it('three memes in a Markdown file', async () => {
  const [text = ''] = blocksOf('md')
  const addresses = [...here(text).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, url = '']) => url)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: 'error' })
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    expect((await loadImage(Buffer.from(await answer.arrayBuffer()))).width).toBeGreaterThan(300)
  }
})

const isOfCurl = (block: string) => block.startsWith('curl ')

test.each(blocksOf('sh').filter(isOfCurl))('in a shell: %s', async (block) => {
  const script = `shopt -s expand_aliases\nalias curl='curl --fail --silent --show-error'\n${here(block)}`
  const file = join(folder, 'block.sh')
  await writeFile(file, script)
  const { stdout } = await run('bash', [file], { cwd: folder, env: { ...process.env, SITE, KEY } })
  if (stdout === '') {
    expect((await loadImage(await readFile(join(folder, 'meme.png')))).width).toBe(640)
  } else {
    expect(stdout).toMatch(/"(?:url|shareUrl|memeImageUrl)":"/)
    expect(stdout).not.toContain('"success":false')
  }
})

it('a bot in ten lines', async () => {
  const [program = ''] = blocksOf('js')
  expect(program.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10)
  const file = join(folder, 'bot.mjs')
  await writeFile(file, program)
  const { stdout } = await run(process.execPath, [file], { env: { ...process.env, SITE, KEY } })
  const page = await fetch(stdout.trim())
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})

it('an agent', async () => {
  const [settings = ''] = blocksOf('json')
  const { url, headers } = JSON.parse(here(settings)).mcpServers.memes
  const agent = new Agent({ name: 'newcomer', version: '1' })
  await agent.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  const { tools } = await agent.listTools()
  for (const { name } of tools) expect(document).toContain(`\`${name}\``)
  const made = await agent.callTool({
    name: 'make_meme',
    arguments: { template_id: 1, texts: ['It works', 'on my machine'] },
  })
  expect(made.structuredContent).toMatchObject({ share_url: expect.stringContaining(`${SITE}/m/`) })
  await agent.close()
})
