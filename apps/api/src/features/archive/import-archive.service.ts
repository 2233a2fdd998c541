/**
 * Adds the memes of an archive to a collection.
 *
 * Each meme is checked and drawn like one that its user saves, so an archive can't do more than its
 * user. A meme that is in the collection already is left out, so an import that was interrupted can be
 * repeated. One that was deleted just now is restored. Links are made anew: they belong to whoever had
 * them first.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type ImportReport, MAX_UPLOAD_BYTES } from '@memesmith/contract'
import {
  BLANK_DOCUMENT,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  type MemeDocument,
} from '@memesmith/meme-render'
import { AppError } from '../../runtime/app-error.ts'
import { inTurn } from '../../runtime/in-turn.ts'
import type { WorkQueue } from '../../runtime/work-queue.ts'
import type { OpenZip } from '../../runtime/zip/open-zip.ts'
import { imageIdOf } from '../../storage/image-url.ts'
import { storeUpload } from '../images/images.service.ts'
import { restoreMemes } from '../memes/deletion/delete-memes.service.ts'
import type { MemeDependencies } from '../memes/memes.service.ts'
import { createMeme, readInput } from '../memes/memes.service.ts'
import { findTemplateBySlug } from '../templates/templates.repository.ts'
import { findArchived } from './archive.repository.ts'
import type { ArchivedMeme } from './archived-meme.ts'

export interface ImportDependencies extends MemeDependencies {
  readonly writes: WorkQueue
}

/**
 * Checks a meme of an archive.
 *
 * @throws AppError that names the wrong field
 */
export type CheckMeme = (meme: unknown) => ArchivedMeme

/** A document has at most 2,000 characters and 40 layers. */
const MAX_MEME_BYTES = 128 * 1024
/** Tries of one save on a busy server, and the time between them in ms. */
const MAX_TRIES = 20
const RETRY_MS = 500
/** Reasons of one report. */
const MAX_REASONS = 200

/** @param signal ends the import after the current meme */
export async function importArchive(
  deps: ImportDependencies,
  userId: number,
  archive: OpenZip,
  check: CheckMeme,
  signal: AbortSignal,
): Promise<ImportReport> {
  const uploads = new Map<string, string>()
  const reasons: { file: string; reason: string }[] = []
  let [imported, skipped] = [0, 0]
  const skip = (file: string, reason: string) => {
    skipped += 1
    if (reasons.length < MAX_REASONS) reasons.push({ file: file.slice(0, 100), reason })
  }
  const names = archive.names.filter((name) => IS_MEME.test(name)).sort(byNumber)
  for (const name of archive.names) {
    if (!IS_KNOWN.test(name)) skip(name, 'It is no file of an archive.')
  }
  for (const [index, name] of names.entries()) {
    if (signal.aborted) break
    try {
      const isNew = await importMeme(deps, userId, archive, check, uploads, name)
      if (isNew) imported += 1
      else skip(name, 'It is in the collection already.')
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode >= 500) throw error
      skip(name, error.message)
      if (error.code !== 'collection_full') continue
      for (const rest of names.slice(index + 1)) skip(rest, error.message)
      break
    }
  }
  return { imported, skipped, reasons }
}

const IS_MEME = /^memes\/[0-9]{1,15}\.json$/
const IS_KNOWN =
  /^(?:index\.html|memes\/[0-9]{1,15}\.json|pictures\/[0-9]{1,15}\.(?:png|webp)|uploads\/[A-Za-z0-9_-]{22})$/

/** In the order in which they were made. */
const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b)
const numberOf = (name: string): number => Number(/[0-9]+/.exec(name)?.[0])

/** @returns false if the meme is in the collection already */
async function importMeme(
  deps: ImportDependencies,
  userId: number,
  archive: OpenZip,
  check: CheckMeme,
  uploads: Map<string, string>,
  name: string,
): Promise<boolean> {
  const bytes = await archive.read(name, MAX_MEME_BYTES)
  const meme = check(parse(bytes?.toString() ?? ''))
  const known = await findArchived(deps.db, userId, meme.key)
  if (known !== undefined && !known.isDeleted) return false
  if (known !== undefined && (await isRestored(deps, userId, known.id, meme.key))) return true

  const upload = async (file: string, address: string): Promise<string> => {
    const known = uploads.get(file)
    if (known !== undefined) return known
    const picture = await archive.read(file, MAX_UPLOAD_BYTES)
    if (picture === undefined || picture.length === 0) {
      throw new AppError('archive_refused', `The file of ${address} is missing.`)
    }
    const { url } = await whenFree(() => storeUpload(deps, userId, Uint8Array.from(picture)))
    uploads.set(file, url)
    return url
  }
  const uploadOf = (address: string) => upload(`uploads/${imageIdOf(address) ?? ''}`, address)

  const template =
    meme.template == null ? undefined : await findTemplateBySlug(deps.db, meme.template)
  // Without its source, the meme is its finished picture.
  const isFinished = template === undefined && meme.customImageUrl == null
  // Checked before anything of it is stored.
  const { document } = isFinished
    ? { document: BLANK_DOCUMENT }
    : await readInput({ document: meme.document })
  const own = meme.customImageUrl == null ? undefined : await uploadOf(meme.customImageUrl)
  const picture = isFinished
    ? await upload(name.replace('memes', 'pictures').replace('.json', '.png'), 'the picture')
    : undefined
  const layers: MemeDocument['layers'][number][] = []
  // One after another: each is megabytes.
  for (const layer of document.layers) {
    const isUpload = layer.type === 'sticker' && imageIdOf(layer.image) !== undefined
    layers.push(isUpload ? { ...layer, image: await uploadOf(layer.image) } : layer)
  }
  const input = {
    title: meme.title ?? '',
    document: { ...document, layers },
    templateId: template?.id ?? null,
    customImageUrl: own ?? null,
    memeImageUrl: picture ?? null,
    isPublic: meme.isPublic ?? false,
    fontSize: DEFAULT_FONT_SIZE,
    textColor: DEFAULT_TEXT_COLOR,
    tags: meme.tags ?? [],
    isFavorite: meme.isFavorite ?? false,
    imageDescription: meme.imageDescription ?? null,
    aiPrompt: meme.aiPrompt ?? null,
    createdAt: timeOf(meme.createdAt),
    importedFrom: meme.key,
  }
  try {
    const enter = () => deps.writes.enter()
    await whenFree(() =>
      inTurn(
        enter,
        (outsideTurn) => createMeme(deps, userId, input, { outsideTurn }),
        // A meme is not drawn again because others save.
        () => whenFree(enter),
      ),
    )
  } catch (error) {
    // Another import of the same zip was faster.
    if ((await findArchived(deps.db, userId, meme.key)) === undefined) throw error
    return false
  }
  return true
}

/**
 * Takes the deletion of a meme back.
 *
 * @returns false if the meme is purged meanwhile, so that it can be imported
 * @throws AppError `archive_refused` for a meme that was taken down, and as `restoreMemes` does
 */
async function isRestored(
  deps: MemeDependencies,
  userId: number,
  id: number,
  key: string,
): Promise<boolean> {
  if ((await restoreMemes(deps, userId, [id])).length > 0) return true
  if ((await findArchived(deps.db, userId, key)) === undefined) return false
  throw new AppError('archive_refused', 'It was taken down.')
}

/** Tries again while others save: an import can wait. */
async function whenFree<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save()
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'busy'
      if (!isBusy || tries === MAX_TRIES) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** Now for a time that is none, or not over. */
function timeOf(text = ''): number {
  const time = Date.parse(text)
  return time > 0 && time <= Date.now() ? time : Date.now()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('archive_refused', 'It is not valid JSON.')
  }
}
