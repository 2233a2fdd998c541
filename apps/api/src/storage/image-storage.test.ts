import { HOUR_MS } from '@memesmith/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Db } from '../database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts'
import { createDatabaseStorage, type ImageStorage } from './image-storage.ts'
import { deleteUnusedImages, insertImage } from './images.repository.ts'
import { openImageStorage } from './open-image-storage.ts'
import { holdObjects } from './s3/object-holds.repository.ts'
import { type S3Server, startS3 } from './testing/start-s3.ts'

const DETAILS = { mimeType: 'image/png', ownerId: null, width: 3, height: 2 }
const picture = (bytes = [1, 2, 3]) => ({ ...DETAILS, data: Uint8Array.from(bytes) })

let database: TestDatabase
let db: Db
let s3: S3Server
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  s3 = await startS3()
})
afterAll(async () => {
  await database.close()
  await s3.dispose()
})

const bucket = () => openImageStorage(readConfig({ ...s3.settings }), db)

const storages: [string, () => ImageStorage][] = [
  ['the database', () => createDatabaseStorage(db)],
  ['a bucket', bucket],
]

describe.each(storages)('pictures in %s', (_where, open) => {
  let images: ImageStorage
  beforeEach(() => {
    images = open()
  })

  const read = async (id: string) => [...(await images.read(id))]

  it('are read as they were stored', async () => {
    const id = await insertImage(db, await images.store(picture([0, 255, 128])))
    expect(await read(id)).toEqual([0, 255, 128])
    const row = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ byteSize: 3, mimeType: 'image/png', width: 3, height: 2 })
  })

  it('do not exist before they have a record, nor when it is not stored in the end', async () => {
    const stored = await images.store(picture())
    await expect(images.read(stored.id)).rejects.toMatchObject({ code: 'image_not_found' })
    const { id } = stored
    const failing = db.transaction().execute(async (transaction) => {
      await insertImage(transaction, stored)
      throw new Error('the meme could not be stored')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    await expect(images.read(id)).rejects.toMatchObject({ code: 'image_not_found' })
  })

  it('are gone when they are deleted', async () => {
    const id = await insertImage(db, await images.store(picture()))
    await deleteUnusedImages(db, [id])
    await expect(images.read(id)).rejects.toMatchObject({ code: 'image_not_found' })
  })

  it('are not removed by a sweep', async () => {
    const id = await insertImage(db, await images.store(picture()))
    await images.sweep(Date.now() + 2 * HOUR_MS)
    expect(await read(id)).toEqual([1, 2, 3])
  })

  it('that are unknown are not found', async () => {
    await expect(images.read('unknown')).rejects.toMatchObject({ code: 'image_not_found' })
  })

  it('can be checked to have room', async () => {
    await expect(images.assertCanStore()).resolves.toBeUndefined()
  })
})

describe('a bucket', () => {
  it('keeps only the objects of records, one hour after they were stored', async () => {
    const images = bucket()
    await images.sweep(Date.now() + 2 * HOUR_MS)
    const before = await s3.list()
    const kept = await insertImage(db, await images.store(picture()))
    const deleted = await insertImage(db, await images.store(picture()))
    await deleteUnusedImages(db, [deleted])
    const { id: withoutRecord } = await images.store(picture())
    const mine = async () => (await s3.list()).filter((name) => !before.includes(name)).sort()

    expect(await mine()).toEqual([kept, deleted, withoutRecord].sort())
    await images.sweep(Date.now())
    expect(await mine()).toEqual([kept, withoutRecord].sort())
    await images.sweep(Date.now() + HOUR_MS + 1000)
    expect(await mine()).toEqual([kept])
  })

  it('keeps the objects of deleted pictures while a backup holds them', async () => {
    const images = bucket()
    const { id } = await images.store(picture())
    await insertImage(db, { ...picture([]), id, byteSize: 3 })
    const release = await holdObjects(db)
    await deleteUnusedImages(db, [id])
    await images.sweep(Date.now())
    expect(await s3.list()).toContain(id)
    await release()
    await images.sweep(Date.now())
    expect(await s3.list()).not.toContain(id)
  })

  it('serves pictures that are still in the database', async () => {
    const id = await insertImage(db, await createDatabaseStorage(db).store(picture([7])))
    expect([...(await bucket().read(id))]).toEqual([7])
  })

  it('that is away refuses reads and saves for a moment, and loses nothing', async () => {
    const images = bucket()
    const id = await insertImage(db, await images.store(picture()))
    await s3.kill()
    for (const call of [
      () => images.read(id),
      () => images.store(picture()),
      () => images.assertCanStore(),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'storage_away', statusCode: 503 })
    }
    await s3.start()
    expect([...(await images.read(id))]).toEqual([1, 2, 3])
  })

  it('that does not exist, or refuses the key, is reported to the operator', async () => {
    const messageFor = async (settings: Record<string, string>) => {
      const images = openImageStorage(readConfig({ ...s3.settings, ...settings }), db)
      return await images.store(picture()).catch((error: Error) => String(error.cause))
    }
    expect(await messageFor({ S3_BUCKET: 'another' })).toContain('NoSuchBucket')
    expect(await messageFor({ S3_SECRET_ACCESS_KEY: 'wrong' })).toContain('SignatureDoesNotMatch')
  })
})
