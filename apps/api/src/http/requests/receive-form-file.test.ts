import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { MEGABYTE } from '@memesmith/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../../runtime/app-error.ts'
import { type ExpectedFile, readReceived, receiveFormFile } from './receive-form-file.ts'

const FILE = Buffer.alloc(5 * MEGABYTE, 'noise')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-form-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is received of a form with `FILE`, as text, or the code of the refusal. */
async function received(expected: Partial<ExpectedFile> = {}): Promise<string> {
  const app = Fastify()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/', async (request) => {
    const form = {
      field: 'file',
      missing: 'Send a file.',
      maxBytes: FILE.length,
      tooLarge: new AppError('image_too_large'),
    }
    await using file = await receiveFormFile(request, {
      ...{ ...form, folder, freeBytes: 0 },
      ...expected,
    })
    return await readReceived(file)
  })
  const payload = new FormData()
  payload.append('file', new Blob([FILE]), 'file')
  const { statusCode, rawPayload, json } = await app.inject({ method: 'POST', url: '/', payload })
  await app.close()
  return statusCode === 200 ? String(rawPayload) : json().code
}

it('has no name while a file arrives, so a killed server leaves nothing of it', async () => {
  const names: string[] = []
  const through: ExpectedFile['through'] = async function* (chunks) {
    for await (const chunk of chunks) {
      names.push(...(await readdir(folder)))
      yield chunk
    }
  }
  expect((await received({ through })) === String(FILE)).toBe(true)
  expect(names).toEqual([])
})

it('leaves space on the disk, and checks while a file arrives whether it may', async () => {
  expect(await received({ freeBytes: Number.MAX_SAFE_INTEGER })).toBe('storage_full')
  const check = () => Promise.reject(new AppError('unauthorized'))
  expect(await received({ check })).toBe('unauthorized')
})

it('refuses a larger file, and a form without it', async () => {
  expect(await received({ maxBytes: FILE.length - 1 })).toBe('image_too_large')
  expect(await received({ field: 'another' })).toBe('invalid_request')
})
