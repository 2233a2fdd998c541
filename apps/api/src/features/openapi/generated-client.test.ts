/** A typed client that is generated from the document compiles, and does what people do. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateClient } from '@memesmith/client-generator'
import { calls } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const TIMEOUT_MS = 120_000
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache')
const run = promisify(execFile)
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/** What people write with the client: it is compiled with it. */
const PROGRAM = `
import { client } from './client/client.gen.ts'
import { createMeme, deleteMeme, listMemes, uploadImage } from './client/sdk.gen.ts'

export async function work(baseUrl: string, key: string, picture: Blob) {
  client.setConfig({ baseUrl, auth: () => key })
  const { data: image } = await uploadImage({ body: { image: picture }, throwOnError: true })
  const { data: meme } = await createMeme({
    body: { customImageUrl: image.url, topText: 'by a client' },
    throwOnError: true,
  })
  const { data: memes } = await listMemes({ throwOnError: true })
  const texts: string[] = memes.map(({ topText }) => topText)
  const { response } = await deleteMeme({ path: { id: String(meme.id) }, throwOnError: true })
  return { texts, status: response.status }
}
`

const SETTINGS = {
  compilerOptions: {
    strict: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ['program.ts', 'client/**/*.ts'],
}

let site: TestApp
let folder: string
beforeAll(async () => {
  site = await startTestApp()
  await mkdir(CACHE, { recursive: true })
  folder = await mkdtemp(join(CACHE, 'client-'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

it(
  'signs in with a key, uploads, saves, lists and deletes',
  async () => {
    const document = join(folder, 'openapi.json')
    await writeFile(document, (await site.visitor.get(calls.openApiDocument.path)).body)
    await generateClient(document, join(folder, 'client'))
    await writeFile(join(folder, 'program.ts'), PROGRAM)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
    const compiled = await run(process.execPath, [tsc, '-p', folder]).catch((error) => error)
    expect(compiled.stdout).toBe('')
    const user = await site.signUp()
    const { key } = (
      await user.postJson(calls.createApiKey.path, { name: 'client', scope: 'write' })
    ).json()
    const origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { work } = await import(pathToFileURL(join(folder, 'program.ts')).href)
    const picture = new Blob([new Uint8Array(await makePicture('png'))])
    expect(await work(origin, key, picture)).toEqual({ texts: ['by a client'], status: 204 })
  },
  TIMEOUT_MS,
)
