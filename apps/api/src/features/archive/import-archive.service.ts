/**
 * Adds the memes and the templates of an archive to a collection.
 *
 * Each of them is checked and drawn like one that its user saves, so an archive can do no more than its
 * user. A meme that is already in the collection is skipped, so an import that was interrupted, or ran out
 * of time, can be repeated. A meme that was just deleted is restored. Imported memes get new links, because
 * a link belongs to whoever had it first.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readAnimation } from '@memesmith/animation'
import { type ImportReport, isRecord, MAX_UPLOAD_BYTES, textIn } from '@memesmith/contract'
import type { I18n, Saying } from '@memesmith/languages/saying'
import { BLANK_DOCUMENT, DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import type { Db } from '../../database/schema.ts'
import { MAX_ENCODED_BYTES, MAX_ENCODED_FILE_BYTES } from '../../render/animation/job-control.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { OpenZip } from '../../runtime/zip/open-zip.ts'
import type { RouteLanes } from '../../scheduling/lanes.ts'
import { imageIdOf } from '../../storage/image-url.ts'
import { isCurrentUser } from '../../users/users.repository.ts'
import { storeUpload } from '../images/images.service.ts'
import { restoreMemes } from '../memes/bin/delete-memes.service.ts'
import {
  type MemeDependencies,
  moveStickers,
  readMeme,
  saveMeme,
} from '../memes/save/save-meme.service.ts'
import { findTemplateBySlug } from '../templates/catalog/templates.repository.ts'
import { restoreOwnTemplate } from '../templates/own/delete-own-templates.service.ts'
import { findArchivedTemplate } from '../templates/own/own-templates.repository.ts'
import { createOwnTemplate } from '../templates/own/own-templates.service.ts'
import { findArchived, isTakenDown } from './archive.repository.ts'
import type { ArchivedMeme } from './archived-meme.ts'
import type { ArchivedTemplate } from './archived-template.ts'
import type { ImportTurns } from './import-turns.ts'

export interface ImportDependencies extends MemeDependencies {
  readonly lanes: Pick<RouteLanes, 'save'>
}

/** Checks what is in an archive. Each function throws an AppError that names the wrong field. */
export interface ArchiveChecks {
  meme(value: unknown): ArchivedMeme
  template(value: unknown): ArchivedTemplate
}

/** Stores an upload of the archive, once only. */
type Upload = (file: string, address: string) => Promise<string>

const DEFAULT_STYLE = { fontSize: DEFAULT_FONT_SIZE, textColor: DEFAULT_TEXT_COLOR }
/** A document has at most 2,000 characters and 40 layers. */
const MAX_FILE_BYTES = 128 * 1024
/** Attempts at one meme or template on a busy server, and the time between them in ms. */
const MAX_TRIES = 20
const RETRY_MS = 500
/** Maximum number of reasons in a report. */
const MAX_REASONS = 200

type Reason = ImportReport['reasons'][number]

type Turns = Omit<ImportTurns, 'end'>

/**
 * @param i18n of the report
 * @param signal ends the import after the current meme
 * @throws AppError `unauthorized` when the account is suspended or deleted meanwhile
 */
export async function importArchive(
  deps: ImportDependencies,
  userId: number,
  turns: Turns,
  checks: ArchiveChecks,
  i18n: I18n,
  signal: AbortSignal,
): Promise<ImportReport> {
  const upload = createUpload(deps, userId, turns)
  const { names } = turns.archive
  // What could not be used matters more than what was already there.
  const unusable: Reason[] = []
  const known: Reason[] = []
  const end: Reason[] = []
  let skipped = 0
  let left = 0
  async function explain(reasons: Reason[], file: string, reason: Saying) {
    if (reasons.length >= MAX_REASONS) return
    const title = IS_TITLED.test(file) ? titleIn(await read(file).catch(() => ({}))) : ''
    reasons.push({ file: file.slice(0, 100), ...(title && { title }), reason: i18n.say(reason) })
  }
  async function skip(reasons: Reason[], file: string, reason: Saying) {
    skipped += 1
    await explain(reasons, file, reason)
  }
  const read = async (name: string): Promise<unknown> =>
    parse(String((await turns.archive.read(name, MAX_FILE_BYTES)) ?? ''))
  for (const name of names) {
    if (!IS_KNOWN.test(name)) await skip(unusable, name, /*i18n*/ 'It is no file of an archive.')
  }
  let full: Saying | undefined
  /** @throws errors that are not about the meme */
  async function leaveOut(name: string, error: unknown) {
    if (!(error instanceof AppError)) throw error
    if (isForNow(error)) {
      left += 1
      return await explain(end, name, {
        message: /*i18n*/ '{problem} Send the same zip again: it goes on here.',
        values: { problem: i18n.say(error.saying) },
      })
    }
    await skip(unusable, name, error.saying)
    if (error.code === 'collection_full') full = error.saying
  }
  /** @returns the number of new templates */
  async function importAll(kind: RegExp, importOne: (name: string) => Promise<boolean>) {
    let imported = 0
    full = undefined
    for (const name of names.filter((each) => kind.test(each)).sort(byNumber)) {
      if (signal.aborted) break
      if (end.length > 0) left += 1
      else if (full !== undefined) await skip(unusable, name, full)
      else {
        await assertMayImport(deps.db, userId)
        await turns.giveWay()
        try {
          if (turns.isTimeUp) throw new AppError('busy', NO_TIME)
          if (await whenFree(() => importOne(name))) imported += 1
          else await skip(known, name, /*i18n*/ 'It is in the collection already.')
        } catch (error) {
          await leaveOut(name, error)
        }
      }
    }
    return imported
  }
  const imported = await importAll(IS_MEME, async (name) =>
    importMeme(deps, userId, checks.meme(await read(name)), upload, () =>
      pictureFileOf(turns.archive, name),
    ),
  )
  const templates = await importAll(IS_TEMPLATE, async (name) =>
    importTemplate(deps, userId, checks.template(await read(name)), upload),
  )
  const reasons = [...end, ...unusable, ...known].slice(0, MAX_REASONS)
  return { imported, templates, skipped, left, reasons }
}

const NO_TIME = /*i18n*/ 'An import has a quarter of an hour, which is over.'

/** Whether the error is not the meme's fault, so that it can be imported later. */
const isForNow = ({ code, statusCode }: AppError): boolean =>
  statusCode >= 500 || code === 'too_many_requests'

/** @throws AppError `unauthorized` when the account is suspended or deleted */
export async function assertMayImport(db: Db, userId: number): Promise<void> {
  if (!(await isCurrentUser(db, { userId }))) throw new AppError('unauthorized')
}

/** The name by which the user knows a meme or a template. */
function titleIn(file: unknown): string | undefined {
  if (!isRecord(file)) return undefined
  return (textIn(file, 'title') ?? textIn(file, 'name'))?.trim().slice(0, 100)
}

const IS_MEME = /^memes\/[0-9]{1,15}\.json$/
const IS_TEMPLATE = /^templates\/[0-9]{1,15}\.json$/
const IS_TITLED = /^(?:memes|templates)\/[0-9]{1,15}\.json$/
const IS_KNOWN =
  /^(?:account\.json|index\.html|(?:memes|templates)\/[0-9]{1,15}\.json|pictures\/[0-9]{1,15}\.(?:png|webp)|uploads\/[A-Za-z0-9_-]{22})$/

/** In order of creation. */
const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b)
const numberOf = (name: string): number => Number(/[0-9]+/.exec(name)?.[0])

/** @returns a function that returns the URL of a file of the archive */
function createUpload(deps: ImportDependencies, userId: number, turns: Turns): Upload {
  const uploads = new Map<string, string>()
  return async (file, address) => {
    const known = uploads.get(file)
    if (known !== undefined) return known
    const picture = await turns.archive.read(file, MAX_ENCODED_FILE_BYTES)
    if (picture === undefined || picture.length === 0) {
      throw new AppError('archive_refused', {
        message: /*i18n*/ 'The file of {address} is missing.',
        values: { address },
      })
    }
    // A stored animation may be larger than an upload may be.
    if (picture.length > MAX_UPLOAD_BYTES && (readAnimation(picture)?.frames.length ?? 1) === 1) {
      throw new AppError('archive_refused', {
        message: /*i18n*/ '{file} is too large.',
        values: { file },
      })
    }
    const { url } = await storeUpload(deps, userId, picture, { maxBytes: MAX_ENCODED_BYTES })
    uploads.set(file, url)
    return url
  }
}

const fileOf = (address: string): string => `uploads/${imageIdOf(address) ?? ''}`

/** @returns false if the user has the template already */
async function importTemplate(
  deps: ImportDependencies,
  userId: number,
  { key, imageUrl, ...template }: ArchivedTemplate,
  upload: Upload,
): Promise<boolean> {
  const known = await findArchivedTemplate(deps.db, userId, key)
  if (known?.deletedAt === null) return false
  if (known !== undefined && (await isTemplateRestored(deps.db, userId, known.id))) return true
  const input = { ...template, imageUrl: await upload(fileOf(imageUrl), imageUrl) }
  try {
    await deps.lanes.save.run(userId, () => createOwnTemplate(deps, userId, input, key))
  } catch (error) {
    // Another import of the same zip was faster.
    if ((await findArchivedTemplate(deps.db, userId, key)) === undefined) throw error
    return false
  }
  return true
}

const TAKEN_DOWN = /*i18n*/ 'It was taken down.'

/** The finished picture of a meme. A moving picture has its first frame as PNG beside it. */
function pictureFileOf(archive: OpenZip, memeFile: string): string {
  const path = memeFile.replace('memes', 'pictures').replace('.json', '')
  return archive.has(`${path}.webp`) ? `${path}.webp` : `${path}.png`
}

/**
 * @param pictureFile the file of its finished picture
 * @returns false if the meme is in the collection already
 */
async function importMeme(
  deps: ImportDependencies,
  userId: number,
  meme: ArchivedMeme,
  upload: Upload,
  pictureFile: () => string,
): Promise<boolean> {
  if (await isTakenDown(deps.db, meme.key)) throw new AppError('archive_refused', TAKEN_DOWN)
  const known = await findArchived(deps.db, userId, meme.key)
  if (known !== undefined && !known.isDeleted) return false
  if (known !== undefined && (await isRestored(deps, userId, known.id, meme.key))) return true

  const uploadOf = (address: string) => upload(fileOf(address), address)

  const template =
    meme.template == null ? undefined : await findTemplateBySlug(deps.db, meme.template)
  // Without its source, the meme is its finished picture.
  const isFinished = template === undefined && meme.customImageUrl == null
  // Checked before anything of it is stored.
  const read = await readMeme(
    {
      ...DEFAULT_STYLE,
      title: meme.title ?? '',
      document: isFinished ? BLANK_DOCUMENT : meme.document,
      isPublic: meme.isPublic ?? false,
    },
    {
      tags: meme.tags ?? [],
      isFavorite: meme.isFavorite ?? false,
      imageDescription: meme.imageDescription ?? null,
      aiPrompt: meme.aiPrompt ?? null,
      suggestedTitle: meme.suggestedTitle ?? null,
      createdAt: timeOf(meme.createdAt),
      importedFrom: meme.key,
    },
  )
  const source = {
    templateId: template?.id,
    customImageUrl: meme.customImageUrl == null ? undefined : await uploadOf(meme.customImageUrl),
    memeImageUrl: isFinished ? await upload(pictureFile(), 'the picture') : undefined,
  }
  const ready = { ...read, source, ...(await moveStickers(read, uploadOf)) }
  try {
    await deps.lanes.save.run(userId, (place) => saveMeme(deps, userId, ready, { place }))
  } catch (error) {
    // Another import of the same zip was faster.
    if ((await findArchived(deps.db, userId, meme.key)) === undefined) throw error
    return false
  }
  return true
}

/**
 * Undoes the deletion of a meme.
 *
 * @returns false if the meme has been purged meanwhile, so that it can be imported
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
  throw new AppError('archive_refused', TAKEN_DOWN)
}

/** @returns false if the template was purged meanwhile */
async function isTemplateRestored(db: Db, userId: number, id: number): Promise<boolean> {
  try {
    await restoreOwnTemplate(db, userId, id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'template_not_found') return false
    throw error
  }
}

/** Tries again while others save: an import can wait. What is stored already is not stored again. */
async function whenFree<Result>(importOne: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await importOne()
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'busy'
      if (!isBusy || tries === MAX_TRIES) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** The time; now if it is invalid or in the future. */
function timeOf(text = ''): number {
  const time = Date.parse(text)
  return time > 0 && time <= Date.now() ? time : Date.now()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('archive_refused', /*i18n*/ 'It is not valid JSON.')
  }
}
