import { starterTemplates } from '@memesmith/starter-templates'
import type { Renderer } from '../../../render/renderer.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { findPictureShape } from '../../../storage/images.repository.ts'
import {
  insertExample,
  insertPictures,
  storeExample,
  storePictures,
} from '../catalog/template-pictures.ts'
import {
  findTemplateBySlug,
  insertTemplate,
  updateTemplate,
} from '../catalog/templates.repository.ts'
import { layersOf } from '../catalog/templates.service.ts'
import type { Candidate, PictureShape } from './candidate.ts'
import { hasSameFiles, takeExportedFiles } from './exported-files.ts'
import { type ImportOutcome, reasonOf, skipped } from './import-outcome.ts'
import { captionsToShow, isSameAs, mergeDetails } from './merge-details.ts'
import { normalizePicture } from './normalize-picture.ts'
import type { PictureFile } from './read-picture-file.ts'

interface StoreDependencies extends SiteStorage {
  readonly renderer: Renderer
}

const STARTER_SLUGS: ReadonlySet<string> = new Set(starterTemplates.map(({ slug }) => slug))

/**
 * Adds a template, or changes the one with the same slug.
 *
 * @throws Error when the database can't be read or written
 */
export async function storeCandidate(
  deps: StoreDependencies,
  candidate: Candidate,
  picture: PictureFile,
): Promise<ImportOutcome> {
  const { file, slug } = candidate
  const existing = await findTemplateBySlug(deps.db, slug)
  if (STARTER_SLUGS.has(slug) || existing?.sourceHash === null) {
    return skipped(
      file,
      `${slug} is the name of a starter template: rename the ${candidate.named}.`,
    )
  }
  const unchanged = (await hasPicture(deps, existing, picture)) ? existing : undefined
  const shape = unchanged && (await findPictureShape(deps.db, unchanged.imageId))
  const notes: string[] = []
  const made = await make(deps, candidate, picture, { existing, unchanged, shape, notes }).catch(
    reasonOf,
  )
  if (typeof made === 'string') return skipped(file, made)
  const remarks = notes.length > 0 && { notes: [...new Set(notes)] }
  if (made === undefined) return { file, result: 'unchanged', slug, ...remarks }

  const stored = unchanged ?? (await storePictures(deps.images, made.pictures))
  const storedExample = await storeExample(deps.images, made.pictures)
  const store = deps.db.transaction().execute(async (transaction) => {
    const { imageId, thumbnailId } =
      'picture' in stored ? await insertPictures(transaction, stored) : stored
    const example = await insertExample(transaction, storedExample)
    const changes = { ...made.details, imageId, thumbnailId, ...example, sourceHash: made.hash }
    if (existing === undefined) return await insertTemplate(transaction, { slug, ...changes })
    await updateTemplate(transaction, existing, changes)
  })
  try {
    await store
  } catch (error) {
    // Another import was faster.
    const isThere =
      existing === undefined && (await findTemplateBySlug(deps.db, slug)) !== undefined
    if (!isThere) throw error
    return skipped(file, `Another import has added ${slug} meanwhile.`)
  }
  const result = existing === undefined ? 'added' : 'changed'
  const moves = picture.frames > 1 && unchanged === undefined
  return { file, result, slug, ...(moves && { frames: picture.frames }), ...remarks }
}

type StoredTemplate = Awaited<ReturnType<typeof findTemplateBySlug>>

/** Whether a template has the picture already. */
async function hasPicture(
  { images }: SiteStorage,
  existing: StoredTemplate,
  { hash, exported }: PictureFile,
): Promise<boolean> {
  if (existing === undefined) return false
  if (exported === undefined) return existing.sourceHash === hash
  return existing.sourceHash === hash
    ? await hasSameFiles(images, existing, layersOf(existing), exported)
    : existing.sourceHash === exported.pictureHash
}

interface Known {
  readonly existing: StoredTemplate
  /** The template, if it has the picture already. */
  readonly unchanged: StoredTemplate
  readonly shape: PictureShape | undefined
  readonly notes: string[]
}

/**
 * Makes what is to be stored.
 *
 * @returns undefined if nothing has changed
 * @throws Error with a sentence that says why the file can't be used
 */
async function make(
  { renderer }: StoreDependencies,
  { detailsFor, fallbackName }: Candidate,
  picture: PictureFile,
  { existing, unchanged, shape, notes }: Known,
) {
  const detailsOf = (one: PictureShape) =>
    mergeDetails(fallbackName, detailsFor(one, notes), existing)
  if (unchanged !== undefined && shape !== undefined && isSameAs(detailsOf(shape), unchanged)) {
    return undefined
  }
  const { normalized, hash } = await normalize(renderer, picture)
  const details = detailsOf(normalized)
  return { details, hash, pictures: await normalized.encode(captionsToShow(details)) }
}

async function normalize(renderer: Renderer, picture: PictureFile) {
  const { exported, hash } = picture
  const taken = exported && (await takeExportedFiles(exported))
  if (taken !== undefined) return { normalized: taken, hash }
  // A file from any other encoder is treated like any other picture.
  const ownHash = exported?.pictureHash ?? hash
  return { normalized: await normalizePicture(renderer, picture), hash: ownHash }
}
