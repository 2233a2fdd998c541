import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../../database/make-folder.ts'
import { encodePng } from '../../../../render/encode-png.ts'
import { systemReason } from '../../../../runtime/system-reason.ts'
import type { SiteStorage } from '../../../../storage/image-storage.ts'
import { listTemplates } from '../../catalog/templates.repository.ts'
import { layersOf } from '../../catalog/templates.service.ts'
import { drawSheet } from './draw-sheet.ts'

/** Maximum number of templates on a sheet: a sheet has to fit into memory, and onto a screen. */
const TEMPLATES_PER_SHEET = 120

/**
 * Writes contact sheets of the whole gallery as PNG files: `blank.png`, and `captioned.png` with
 * the example captions; further ones are `blank-2.png` and so on.
 *
 * @returns the paths of the files
 * @throws Error with a sentence for the operator when the folder can't be created
 */
export async function writeSheets(
  { db, images }: SiteStorage,
  folder: string,
  watermark: string,
): Promise<string[]> {
  const entries = (await listTemplates(db)).map((template) => ({
    name: template.name,
    layers: layersOf(template),
    read: () => images.read(template.imageId),
  }))
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be created: ${systemReason(error)}.`)
  }
  const paths: string[] = []
  for (let first = 0; first < entries.length; first += TEMPLATES_PER_SHEET) {
    const page = entries.slice(first, first + TEMPLATES_PER_SHEET)
    const suffix = first === 0 ? '' : `-${first / TEMPLATES_PER_SHEET + 1}`
    for (const name of ['blank', 'captioned'] as const) {
      const path = join(folder, `${name}${suffix}.png`)
      const sheet = await drawSheet(page, name === 'captioned' ? watermark : undefined)
      await writeFile(path, await encodePng(sheet))
      paths.push(path)
    }
  }
  return paths
}
