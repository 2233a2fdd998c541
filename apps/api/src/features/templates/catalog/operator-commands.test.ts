import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Template } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAnimatedGif, makeAnimatedWebp } from '../../../testing/animations.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { runCommandOn } from '../../../testing/run-command.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unzip } from '../../../testing/zip.ts'

let dataDir: string
let pictures: string
let test: TestApp
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  pictures = await mkdtemp(join(tmpdir(), 'memesmith-pictures-'))
  await writeFile(join(pictures, 'cat.png'), await makePicture('png'))
  await writeFile(join(pictures, 'notes.txt'), 'no picture')
  await writeFile(join(pictures, 'party.gif'), await makeAnimatedGif())
  await writeFile(join(pictures, 'still.gif'), await makePicture('gif'))
  await writeFile(join(pictures, 'wave.webp'), await makeAnimatedWebp())
  await writeFile(join(pictures, 'calm.webp'), await makePicture('webp'))
  test = await startTestApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await test.close()
  await rm(pictures, { recursive: true })
  await rm(dataDir, { recursive: true })
})

const run = (command: string, ...args: string[]) => runCommandOn(dataDir, `cli/${command}`, ...args)

const names = async () =>
  (await test.visitor.get('/api/templates')).json().map(({ name }: { name: string }) => name)

describe('commands beside a running server', { timeout: 60_000 }, () => {
  it('import a folder, and report the result for each file', async () => {
    expect(await run('import-templates.ts', pictures)).toEqual({
      code: 0,
      stdout: [
        'added calm.webp: calm',
        'added cat.png: cat',
        'skipped notes.txt: This file is not a picture of a supported type: PNG, JPEG, GIF, WebP or AVIF.',
        'added party.gif: party',
        'moves: party.gif has 2 frames',
        'added still.gif: still',
        'added wave.webp: wave',
        'moves: wave.webp has 2 frames',
        '5 added, 0 changed, 0 unchanged, 1 skipped',
        '',
      ].join('\n'),
      stderr: '',
    })
    expect(await names()).toEqual(['Test Template', 'Calm', 'Cat', 'Party', 'Still', 'Wave'])
  })

  it('remove a template, and list all when none is named', async () => {
    expect(await run('remove-template.ts')).toEqual({
      code: 0,
      stdout: [
        'calm',
        'cat',
        'party',
        'still',
        'test-template',
        'wave',
        'To remove one for good: npx --yes pnpm@12 templates:remove NAME',
        '',
      ].join('\n'),
      stderr: '',
    })
    expect((await run('remove-template.ts', 'cat')).code).toBe(0)
    expect(await names()).toEqual(['Test Template', 'Calm', 'Party', 'Still', 'Wave'])
    expect(await run('remove-template.ts', 'cat')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no template "cat". Nothing was removed.\n',
    })
  })

  it('export templates, and import them again where they are missing', async () => {
    const pack = join(pictures, 'pack.zip')
    const exported = { code: 0, stderr: '', stdout: `2 exported to ${pack}\n` }
    expect(await run('export-templates.ts', pack, 'wave', 'calm')).toEqual(exported)
    const schema = (await unzip(await readFile(pack))).get('templates.schema.json')
    const published = await test.visitor.get('/schemas/templates.json')
    expect(published.headers['content-type']).toBe('application/schema+json; charset=utf-8')
    expect(published.body).toBe(String(schema))
    expect((await run('export-templates.ts', pack, 'test-template')).stderr).toBe(
      'There is no imported template "test-template". Nothing was exported.\n',
    )
    await run('remove-template.ts', 'calm')
    expect((await run('import-templates.ts', pack)).stdout).toBe(
      [
        'added calm.webp: calm',
        'unchanged wave.webp: wave',
        '1 added, 0 changed, 1 unchanged, 0 skipped',
        '',
      ].join('\n'),
    )
    expect(await names()).toEqual(['Test Template', 'Party', 'Still', 'Wave', 'Calm'])
  })

  it('list, publish and remove what users keep', async () => {
    const user = await test.signUp()
    const { email } = await user.me()
    const imageUrl = (await user.upload(await makePicture('png'))).json().url
    const kept = await user.postJson('/api/templates', {
      name: 'A Wall, v1.5',
      description: 'It is yellow.',
      tags: ['wall', 'plain'],
      imageUrl,
      layers: [{ type: 'caption', text: 'above', place: 'top', fontSize: 60 }],
    })
    const { id, ...own } = kept.json()
    const meme = (await user.postJson('/api/memes', { templateId: id })).json()
    expect((await run('list-templates.ts', email)).stdout).toMatch(
      new RegExp(
        `^ *id +user +name +tags +created\\n *${id}  ${email}  A Wall, v1.5  wall, plain  `,
      ),
    )
    expect((await run('list-templates.ts', '--own')).stdout).toContain(String(id))
    const gallery = await run('list-templates.ts')
    expect(gallery.stdout).toMatch(/^ *\d+ {2}test-template +Test Template/m)
    expect(gallery.stdout).not.toContain(String(id))

    const asked = await run('publish-template.ts', `${id}`)
    expect([asked.code, asked.stderr]).toEqual([
      1,
      `Show the template ${id} of ${email} to everybody? Add --yes to do it. Nothing was changed.\n`,
    ])
    expect(await run('publish-template.ts', `${id}`, '--yes')).toEqual({
      code: 0,
      stdout: `published a-wall-v1-5; ${email} keeps the template ${id}\n`,
      stderr: '',
    })
    const list: Template[] = (await test.visitor.get('/api/templates')).json()
    const published = list.find(({ name }) => name === own.name)
    const { description, tags, layers, example, width, height } = own
    expect(published).toMatchObject({ description, tags, layers, example, width, height })
    expect(published).not.toHaveProperty('isOwn')
    for (const url of [published?.imageUrl, published?.exampleUrl]) {
      expect((await test.visitor.get(url ?? '')).headers['cache-control']).toMatch(/^public/)
    }
    const again = await run('publish-template.ts', `${id}`, '--yes')
    expect(again.stderr).toBe(
      'There is a template "a-wall-v1-5" already: give another name with --as.\n',
    )
    expect((await run('publish-template.ts', '1', '--yes')).stderr).toBe(
      'No user has a template 1: templates:list --own lists them.\n',
    )

    expect((await run('remove-template.ts', `${id}`)).code).toBe(1)
    expect((await run('remove-template.ts', `${id}`, '--yes')).stdout).toBe(
      `removed ${id}; memes made from it stay\n`,
    )
    expect((await user.get('/api/templates?own=true')).json()).toEqual([])
    expect((await user.get(own.exampleUrl)).statusCode).toBe(404)
    const [left] = (await user.get('/api/memes')).json()
    expect(left).toMatchObject({ id: meme.id, templateId: null, customImageUrl: imageUrl })

    // The published template is exported like any other, and comes back the same.
    const pack = join(pictures, 'published.zip')
    expect((await run('export-templates.ts', pack, 'a-wall-v1-5')).stdout).toBe(
      `1 exported to ${pack}\n`,
    )
    await run('remove-template.ts', 'a-wall-v1-5')
    expect((await run('import-templates.ts', pack)).stdout).toMatch(/^added .*: a-wall-v1-5$/m)
    const after: Template[] = (await test.visitor.get('/api/templates')).json()
    expect(after.find(({ name }) => name === own.name)).toMatchObject({
      description,
      tags,
      layers,
      example,
      width,
      height,
    })
    await run('remove-template.ts', 'a-wall-v1-5')
    // The audit log has all of it, starting with the import.
    const acts = await test.query<{ act: string; details: string; whose: number | null }>(
      'select act, details, user_id as whose from audit_log order by id',
    )
    const { id: whose } = await user.me()
    expect(acts.map((act) => [act.act, act.details, act.whose])).toEqual([
      ['templates-imported', basename(pictures), null],
      ['template-removed', 'cat', null],
      ['template-removed', 'calm', null],
      ['templates-imported', 'pack.zip', null],
      ['templates-listed', '', whose],
      ['templates-listed', 'all users', null],
      ['template-published', 'a-wall-v1-5', whose],
      ['template-of-user-removed', String(id), whose],
      ['template-removed', 'a-wall-v1-5', null],
      ['templates-imported', 'published.zip', null],
      ['template-removed', 'a-wall-v1-5', null],
    ])
  })

  it('report in one sentence what is wrong with a folder', async () => {
    expect(await run('import-templates.ts', '/no/such/folder')).toMatchObject({
      code: 1,
      stderr: 'The folder /no/such/folder cannot be read: no such file or directory.\n',
    })
    expect((await run('import-templates.ts')).stderr).toBe(
      'Usage: npx --yes pnpm@12 templates:import FOLDER_OR_ZIP\n',
    )
  })
})
