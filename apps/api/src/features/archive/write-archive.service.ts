/**
 * Writes memes, the user's own templates and the account's data as a zip, as fast as its reader takes it.
 *
 * Problem: a collection may be gigabytes, and must fit neither into memory nor onto the disk.
 * Approach: a file is read when the one before it has been sent. Pictures are stored, because they
 * are compressed already. Only the names of the files are kept, which a zip lists at its end.
 * Limits: a meme that is deleted meanwhile has an empty picture, or is missing.
 */
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { BLANK_DOCUMENT, coversOf, type MemeDocument } from '@memesmith/meme-render'
import yazl from 'yazl'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { chunksOf } from '../../runtime/chunks-of.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { imageUrl } from '../../storage/image-url.ts'
import {
  findOwnTemplate,
  listOwnPictures,
  type OwnTemplateRow,
} from '../templates/own/own-templates.repository.ts'
import {
  type ArchiveRow,
  type ListedMeme,
  listForArchive,
  listStickersOf,
  readAccount,
  readForArchive,
} from './archive.repository.ts'
import { archivePage } from './archive-page.ts'
import type { ArchivedMeme } from './archived-meme.ts'
import type { ArchivedTemplate } from './archived-template.ts'

interface ArchiveDependencies {
  readonly db: Db
  readonly images: ImageStorage
}

/** Names that are listed in one query. */
const LISTED_AT_ONCE = 500
/** Memes of the page that are read in one query. */
const SHOWN_AT_ONCE = 100

/**
 * Starts an archive.
 *
 * @param ids undefined for all memes and templates of the user; those of others are ignored
 * @returns the bytes of the zip
 */
export function writeArchive(
  deps: ArchiveDependencies,
  userId: number,
  siteName: string,
  ids?: readonly number[],
): Readable {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  addFiles(zip, output, deps, userId, siteName, ids).catch((error: Error) => output.destroy(error))
  return output
}

async function addFiles(
  zip: yazl.ZipFile,
  output: Readable,
  { db, images }: ArchiveDependencies,
  userId: number,
  siteName: string,
  ids: readonly number[] | undefined,
): Promise<void> {
  const all: number[] = []
  const uploads = new Set<string>()
  const rows = (some: readonly number[]) => readForArchive(db, userId, some)
  for await (const listed of listFiles(db, userId, ids)) {
    // The client has disconnected.
    if (output.destroyed) return
    for (const { id, imageId, animationId, customImageId, hides } of listed) {
      all.push(id)
      add(zip, `memes/${id}.json`, true, async () => {
        const [row] = await rows([id])
        return row === undefined ? '' : JSON.stringify(toArchived(row), null, 2)
      })
      add(zip, `pictures/${id}.png`, false, () => bytesOf(images, imageId))
      if (animationId !== null) {
        add(zip, `pictures/${id}.webp`, false, () => bytesOf(images, animationId))
      }
      if (customImageId !== null && hides === 0) uploads.add(customImageId)
    }
    const memeIds = listed.filter(({ hides }) => hides === 0).map(({ id }) => id)
    if (memeIds.length > 0) for (const id of await listStickersOf(db, memeIds)) uploads.add(id)
    // Reading from SQLite takes no turn of the event loop.
    await setImmediate()
  }
  if (ids === undefined) {
    add(zip, 'account.json', true, async () =>
      JSON.stringify(await readAccount(db, userId), null, 2),
    )
    await addTemplates(zip, db, userId, uploads)
  }
  for (const id of uploads) add(zip, `uploads/${id}`, false, () => bytesOf(images, id))
  add(zip, 'index.html', true, () =>
    Readable.from(archivePage(siteName, chunksOf(all, SHOWN_AT_ONCE), rows)),
  )
  zip.end()
}

/** The memes of an archive, some at a time, oldest first. */
async function* listFiles(
  db: Db,
  userId: number,
  ids: readonly number[] | undefined,
): AsyncGenerator<ListedMeme[], void> {
  if (ids !== undefined) {
    const inOrder = [...new Set(ids)].sort((a, b) => a - b)
    for (const some of chunksOf(inOrder, LISTED_AT_ONCE)) {
      yield await listForArchive(db, userId, some, 0, LISTED_AT_ONCE)
    }
    return
  }
  for (let after = 0; ; ) {
    const listed = await listForArchive(db, userId, undefined, after, LISTED_AT_ONCE)
    const last = listed.at(-1)
    if (last === undefined) return
    after = last.id
    yield listed
  }
}

/** @param uploads gets the pictures of the templates, too */
async function addTemplates(
  zip: yazl.ZipFile,
  db: Db,
  userId: number,
  uploads: Set<string>,
): Promise<void> {
  for (const { id, imageId } of await listOwnPictures(db, userId)) {
    uploads.add(imageId)
    add(zip, `templates/${id}.json`, true, async () => {
      const row = await findOwnTemplate(db, userId, id)
      return row === undefined ? '' : JSON.stringify(toArchivedTemplate(row), null, 2)
    })
  }
}

type Content = string | Uint8Array

function add(
  zip: yazl.ZipFile,
  name: string,
  compress: boolean,
  read: () => Promise<Content> | Readable,
): void {
  zip.addReadStreamLazy(name, { compress }, (give) => {
    const content = read()
    if (content instanceof Readable) return give(null, content)
    content.then(
      (bytes) => give(null, Readable.from([toBuffer(bytes)], { objectMode: false })),
      (error: Error) => give(error, new PassThrough()),
    )
  })
}

/** The same memory, for a picture. */
const toBuffer = (content: Content): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** Empty for a picture that was deleted meanwhile. */
const bytesOf = (images: ImageStorage, id: string): Promise<Content> =>
  images.read(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'image_not_found') return new Uint8Array(0)
    throw error
  })

/**
 * A meme that hides a part of its picture is archived as its finished picture: an archive is passed on
 * more easily than an account.
 */
function toArchived(row: ArchiveRow): ArchivedMeme {
  const document: MemeDocument = JSON.parse(row.document)
  const hides = coversOf(document).length > 0
  return {
    version: 1,
    key: row.shareId,
    title: row.title,
    document: hides ? BLANK_DOCUMENT : document,
    template: hides ? null : row.slug,
    customImageUrl: hides || row.customImageId === null ? null : imageUrl(row.customImageId),
    isPublic: row.isPublic === 1,
    ...(row.likes !== null && { likes: row.likes }),
    tags: JSON.parse(row.tags),
    isFavorite: row.isFavorite === 1,
    imageDescription: hides ? null : row.imageDescription,
    aiPrompt: row.aiPrompt,
    suggestedTitle: row.suggestedTitle,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

const toArchivedTemplate = (row: OwnTemplateRow): ArchivedTemplate => ({
  version: 1,
  key: row.archiveKey,
  name: row.name,
  description: row.description,
  tags: JSON.parse(row.tags),
  imageUrl: imageUrl(row.imageId),
  layers: JSON.parse(row.layers),
})
