/**
 * Creates templates from a folder of pictures.
 *
 * A file's name identifies its template, so a second run adds nothing: it updates the templates
 * whose picture or details have changed. A problem with one file or one entry of `templates.json`
 * affects only that file.
 */
import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { usualZones } from '@memesmith/meme-render'
import { starterTemplates } from '@memesmith/starter-templates'
import type { Renderer } from '../../../render/renderer.ts'
import { systemReason } from '../../../runtime/system-reason.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { deleteUnusedImages } from '../../../storage/images.repository.ts'
import { insertExample, insertPictures, storeExample, storePictures } from '../template-pictures.ts'
import {
  findTemplateBySlug,
  findTemplateBySourceHash,
  insertTemplate,
  picturesOf,
  updateTemplate,
} from '../templates.repository.ts'
import { isSameAs, mergeDetails } from './merge-details.ts'
import type { PictureDetails } from './picture-details.ts'
import { DETAILS_FILE, entryKey, readDetails } from './read-details.ts'
import { makePictures, type PictureFile, readPictureFile } from './read-picture-file.ts'
import { slugOf } from './slug-of.ts'

interface ImportDependencies extends SiteStorage {
  readonly renderer: Renderer
}

/** The result for one file, or for a tag that was left out. */
export type ImportOutcome =
  | {
      readonly file: string
      readonly result: 'added' | 'changed' | 'unchanged'
      readonly slug: string
      /** The number of frames of a new picture that moves. */
      readonly frames?: number
    }
  | { readonly file: string; readonly result: 'skipped'; readonly reason: string }

const STARTER_SLUGS: ReadonlySet<string> = new Set(starterTemplates.map(({ slug }) => slug))

/**
 * Imports the pictures directly in `folder`, ordered by name.
 *
 * @returns results as they happen; the import advances only as they are consumed
 * @throws Error with a sentence for the operator when the folder can't be listed
 * @throws Error when the database can't be written
 */
export async function* importTemplates(
  deps: ImportDependencies,
  folder: string,
): AsyncGenerator<ImportOutcome, void> {
  const files = (await listFolder(folder))
    .filter(({ name }) => !name.startsWith('.') && name !== DETAILS_FILE)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const { entries, problem } = await readDetails(folder)
  if (problem !== undefined) yield skipped(DETAILS_FILE, problem)

  const fileOfSlug = new Map<string, string>()
  for (const { name: file, isDirectory } of files.map(describe)) {
    if (isDirectory) {
      yield skipped(file, 'Folders inside the folder are not imported.')
      continue
    }
    const entry = entries.get(entryKey(file))
    if (typeof entry === 'string') {
      yield skipped(file, `Its entry in ${DETAILS_FILE} is not usable: ${entry}.`)
      continue
    }
    for (const { tag, problem } of entry?.badTags ?? []) {
      yield skipped(`the tag ${JSON.stringify(tag)} of ${file}`, `${problem}.`)
    }
    yield await importFile(deps, { folder, file, details: entry?.details ?? {}, fileOfSlug })
  }

  const present = new Set(files.map(({ name }) => entryKey(name)))
  for (const file of entries.keys()) {
    if (!present.has(file)) yield skipped(file, `${DETAILS_FILE} names it, but it is not there.`)
  }
}

async function listFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be read: ${systemReason(error)}.`)
  }
}

interface FileToImport {
  readonly folder: string
  readonly file: string
  readonly details: PictureDetails
  /** The file of this run that has taken each slug. */
  readonly fileOfSlug: Map<string, string>
}

async function importFile(deps: ImportDependencies, job: FileToImport): Promise<ImportOutcome> {
  const { folder, file, fileOfSlug } = job
  const slug = slugOf(file)
  let picture: PictureFile
  try {
    picture = await readPictureFile(join(folder, file))
  } catch (error) {
    return skipped(file, reasonOf(error))
  }
  if (slug === '') return skipped(file, 'Its name needs a letter or a digit.')
  const taken = fileOfSlug.get(slug)
  if (taken !== undefined) return skipped(file, `Its name is that of ${taken}: rename one of them.`)
  fileOfSlug.set(slug, file)

  const twin = await findTemplateBySourceHash(deps.db, picture.hash)
  if (twin !== undefined && twin.slug !== slug) {
    return skipped(file, `Duplicate: the template ${twin.slug} has the same picture.`)
  }
  return await storeTemplate(deps, slug, picture, job)
}

async function storeTemplate(
  { db, images, renderer }: ImportDependencies,
  slug: string,
  picture: PictureFile,
  { file, details: given }: FileToImport,
): Promise<ImportOutcome> {
  const existing = await findTemplateBySlug(db, slug)
  if (STARTER_SLUGS.has(slug) || existing?.sourceHash === null) {
    return skipped(file, `${slug} is the name of a starter template: rename the file.`)
  }
  const details = mergeDetails(file, given, existing)
  const unchanged = existing?.sourceHash === picture.hash ? existing : undefined
  if (unchanged !== undefined && isSameAs(details, unchanged)) {
    return { file, result: 'unchanged', slug }
  }

  const captions = usualZones(details.exampleTop, details.exampleBottom)
  const pictures = await makePictures(renderer, picture, captions).catch(reasonOf)
  if (typeof pictures === 'string') return skipped(file, pictures)
  const stored = unchanged ?? (await storePictures(images, pictures))
  const storedExample = await storeExample(images, pictures)
  await db.transaction().execute(async (transaction) => {
    const { imageId, thumbnailId } =
      'picture' in stored ? await insertPictures(transaction, stored) : stored
    const example = await insertExample(transaction, storedExample)
    const changes = { ...details, imageId, thumbnailId, ...example, sourceHash: picture.hash }
    if (existing === undefined) return await insertTemplate(transaction, { slug, ...changes })
    await updateTemplate(transaction, slug, changes)
    await deleteUnusedImages(transaction, picturesOf(existing))
  })
  const result = existing === undefined ? 'added' : 'changed'
  const moves = picture.frames > 1 && unchanged === undefined
  return { file, result, slug, ...(moves && { frames: picture.frames }) }
}

const describe = (entry: Dirent) => ({
  name: entry.name,
  isDirectory: entry.isDirectory(),
})

const skipped = (file: string, reason: string) => ({ file, result: 'skipped', reason }) as const

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
