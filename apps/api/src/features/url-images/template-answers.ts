import { setImmediate } from 'node:timers/promises'
import { calls, type PictureTemplate, pathOf, picturePath } from '@memesmith/contract'
import { foldText } from '@memesmith/similar-words/fold-text'
import type { Db } from '../../database/schema.ts'
import { readTemplateWords } from '../templates/catalog/template-words.service.ts'
import { listImportedSlugs, listTemplatesAfter } from '../templates/catalog/templates.repository.ts'
import { layersOf } from '../templates/catalog/templates.service.ts'
import type { TemplateOfSlug } from './url-pictures.service.ts'

interface Filter {
  readonly filter?: string | undefined
  readonly animated?: string | undefined
}

/** More are found with a filter. */
const MAX_LISTED = 2000
/** Rows that are read and described at once. Takes some milliseconds. */
const AT_ONCE = 200

/** The templates of the site as memegen describes them, ordered by id. */
export async function describeTemplates(
  db: Db,
  origin: string,
  { filter = '', animated = '' }: Filter = {},
): Promise<PictureTemplate[]> {
  const styles = await findStyles(db)
  const wordsInLanguages = await readTemplateWords()
  const wanted = foldText(filter)
  const isMoving = /^(?:true|1|yes)$/i.test(animated)
  const described: PictureTemplate[] = []
  for (let after = 0; described.length < MAX_LISTED; ) {
    const rows = await listTemplatesAfter(db, after, AT_ONCE)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.id
    const found = rows
      .filter((template) => animated === '' || isMoving === (template.frames ?? 1) > 1)
      .filter(
        (template) =>
          wanted === '' || foldText(wordsOf(template, wordsInLanguages)).includes(wanted),
      )
    described.push(...found.map((template) => describe(template, styles, origin)))
    // Reading from SQLite takes no turn of the event loop.
    await setImmediate()
  }
  return described.slice(0, MAX_LISTED)
}

export async function describeTemplate(
  db: Db,
  template: TemplateOfSlug,
  origin: string,
): Promise<PictureTemplate> {
  return describe(template, await findStyles(db, template.slug), origin)
}

/** The path of a template's example. */
export const examplePath = (template: TemplateOfSlug): string =>
  picturePath(template.slug, exampleOf(template), extensionOf(template))

const exampleOf = (template: TemplateOfSlug): string[] => layersOf(template).map(({ text }) => text)

const extensionOf = ({ frames }: TemplateOfSlug): string => ((frames ?? 1) > 1 ? 'gif' : 'png')

const wordsOf = (
  { tags, ...template }: TemplateOfSlug,
  wordsInLanguages: Awaited<ReturnType<typeof readTemplateWords>>,
): string =>
  [
    template.name,
    template.description,
    tags,
    ...exampleOf({ ...template, tags }),
    ...wordsInLanguages({ ...template, tags: JSON.parse(tags) }),
  ].join(' ')

/** The styles of imported templates, by slug: a style of `ds` is imported as `ds-maga`. */
async function findStyles(db: Db, base?: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const slugs = new Set(await listImportedSlugs(db, base))
  const styles = new Map<string, string[]>()
  for (const slug of slugs) {
    for (let at = slug.indexOf('-'); at !== -1; at = slug.indexOf('-', at + 1)) {
      const base = slug.slice(0, at)
      if (slugs.has(base)) styles.set(base, [...(styles.get(base) ?? []), slug.slice(at + 1)])
    }
  }
  return styles
}

function describe(
  template: TemplateOfSlug,
  styles: ReadonlyMap<string, readonly string[]>,
  origin: string,
): PictureTemplate {
  const { slug, name } = template
  const text = exampleOf(template)
  const tags: string[] = JSON.parse(template.tags)
  return {
    id: slug,
    name,
    lines: text.length,
    names: layersOf(template).map((layer) => layer.name ?? ''),
    overlays: 0,
    styles: [...(styles.get(slug) ?? [])],
    blank: origin + picturePath(slug, [], extensionOf(template)),
    example: { text, url: origin + examplePath(template) },
    source: null,
    keywords: tags,
    _self: origin + pathOf(calls.getPictureTemplate, { slug }),
  }
}
