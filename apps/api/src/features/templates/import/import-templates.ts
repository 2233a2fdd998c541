/**
 * Creates templates from pictures: a folder or a zip of them, an export of another site, or the folders
 * of memegen.
 *
 * The name of a file or a folder identifies its template, so a second run adds nothing: it updates the
 * templates whose picture or details have changed. A problem with one file, one folder or one entry of
 * `templates.json` affects only that. One picture is in memory at a time.
 */
import {
  MAX_TEMPLATE_NAME_LENGTH,
  PACK_DETAILS_FILE,
  PACK_FOLDERS,
  PACK_SCHEMA_FILE,
} from '@memesmith/contract'
import type { Renderer } from '../../../render/renderer.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { findTemplateBySourceHash } from '../catalog/templates.repository.ts'
import { openPack } from '../pack/open-pack.ts'
import { byName, CONFIG_FILE, type PackFiles } from '../pack/pack-files.ts'
import type { Candidate } from './candidate.ts'
import { type ImportOutcome, reasonOf, type SkippedFile, skipped } from './import-outcome.ts'
import { memegenTemplates } from './memegen/memegen-templates.ts'
import { entryKey, type FolderDetails, readDetails } from './read-details.ts'
import { type PictureFile, readPictureFile } from './read-picture-file.ts'
import { nameOf, slugOf } from './slug-of.ts'
import { storeCandidate } from './store-candidate.ts'

export interface ImportDependencies extends SiteStorage {
  readonly renderer: Renderer
}

/**
 * Imports the pictures of a folder or a zip, ordered by name.
 *
 * @returns results as they happen; the import advances only as they are consumed
 * @throws Error with a sentence for the operator when the folder can't be listed, or the zip is refused
 * @throws Error when the database can't be written
 */
export async function* importTemplates(
  deps: ImportDependencies,
  path: string,
): AsyncGenerator<ImportOutcome, void> {
  const pack = await openPack(path)
  try {
    /** Which file has taken each slug in this run. */
    const takenBy = new Map<string, string>()
    for await (const one of candidatesOf(pack)) {
      yield 'result' in one ? one : await importCandidate(deps, pack, one, takenBy)
    }
  } finally {
    pack.close()
  }
}

async function* candidatesOf(pack: PackFiles): AsyncGenerator<Candidate | SkippedFile, void> {
  const details = await readDetails(pack)
  if (details.problem !== undefined) yield skipped(PACK_DETAILS_FILE, details.problem)
  const files = pack.files.filter((file) => file !== PACK_DETAILS_FILE && file !== PACK_SCHEMA_FILE)
  const refused = new Map(pack.refused.map(({ name, reason }) => [name, reason]))
  const folders = new Set(pack.folders)
  for (const name of [...files, ...refused.keys(), ...folders].sort(byName)) {
    const reason = refused.get(name)
    if (reason !== undefined) yield skipped(name, reason)
    else if (folders.has(name)) yield* templatesOfFolder(pack, name, details)
    else yield* templateOfFile(name, details)
  }
  const present = new Set(files.map(entryKey))
  for (const file of details.entries.keys()) {
    if (!present.has(file))
      yield skipped(file, `${PACK_DETAILS_FILE} names it, but it is not there.`)
  }
}

async function* templatesOfFolder(pack: PackFiles, name: string, { entries }: FolderDetails) {
  const isOfPack = entries.size > 0 && Object.values(PACK_FOLDERS).some((folder) => folder === name)
  if (isOfPack) return
  if (await pack.has(name, CONFIG_FILE)) yield* memegenTemplates(pack, name)
  else yield skipped(name, 'Folders inside the folder are not imported.')
}

function* templateOfFile(
  file: string,
  { entries }: FolderDetails,
): Generator<Candidate | SkippedFile, void> {
  const entry = entries.get(entryKey(file))
  if (typeof entry === 'string') {
    return yield skipped(file, `Its entry in ${PACK_DETAILS_FILE} is not usable: ${entry}.`)
  }
  for (const { tag, problem } of entry?.badTags ?? []) {
    yield skipped(`the tag ${JSON.stringify(tag)} of ${file}`, `${problem}.`)
  }
  const details = entry?.details ?? {}
  yield {
    file,
    slug: slugOf(file),
    fallbackName: nameOf(file).slice(0, MAX_TEMPLATE_NAME_LENGTH),
    named: 'file',
    stored: details.stored,
    detailsFor: () => details,
  }
}

async function importCandidate(
  deps: ImportDependencies,
  pack: PackFiles,
  candidate: Candidate,
  takenBy: Map<string, string>,
): Promise<ImportOutcome> {
  const { file, slug } = candidate
  let picture: PictureFile
  try {
    picture = await readPictureFile(pack, candidate)
  } catch (error) {
    return skipped(file, reasonOf(error))
  }
  if (slug === '') return skipped(file, 'Its name needs a letter or a digit.')
  const taken = takenBy.get(slug)
  if (taken !== undefined) return skipped(file, `Its name is that of ${taken}: rename one of them.`)
  takenBy.set(slug, file)

  const twin = await findTemplateBySourceHash(deps.db, picture.hash)
  if (twin !== undefined && twin.slug !== slug) {
    return skipped(file, `Duplicate: the template ${twin.slug} has the same picture.`)
  }
  return await storeCandidate(deps, candidate, picture)
}
