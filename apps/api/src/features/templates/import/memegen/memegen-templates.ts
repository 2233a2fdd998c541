import {
  MAX_DOCUMENT_TEXT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATE_TAGS,
  textLengthOf,
} from '@memesmith/contract'
import { MAX_LAYERS } from '@memesmith/meme-render'
import { CONFIG_FILE, type PackFiles } from '../../pack/pack-files.ts'
import type { Candidate, PictureShape } from '../candidate.ts'
import { reasonOf, type SkippedFile, skipped } from '../import-outcome.ts'
import type { PictureDetails } from '../picture-details.ts'
import { nameOf, slugOf } from '../slug-of.ts'
import { captionOfBox } from './caption-of-box.ts'
import { MAX_CONFIG_BYTES, type MemegenConfig, readMemegenConfig } from './memegen-config.ts'

/** The name, without extension, of a template's usual picture. */
const DEFAULT = 'default'
/** The prefix that hides a template or a picture. */
const HIDDEN = '_'
/** The style of a second, animated default picture. */
const MOVING_STYLE = 'animated'

/** Reads a template of memegen from its folder. Each of its styles becomes a separate template. */
export async function* memegenTemplates(
  pack: PackFiles,
  id: string,
): AsyncGenerator<Candidate | SkippedFile, void> {
  if (id.startsWith(HIDDEN))
    return yield skipped(id, `It is hidden: its name begins with ${HIDDEN}.`)
  let config: MemegenConfig
  let files: readonly string[]
  try {
    const content = await pack.list(id)
    files = content.files
    for (const { name, reason } of content.refused) yield skipped(`${id}/${name}`, reason)
    const yaml = await pack.read(`${id}/${CONFIG_FILE}`, MAX_CONFIG_BYTES)
    config = readMemegenConfig(yaml.toString('utf8'))
  } catch (error) {
    return yield skipped(id, reasonOf(error))
  }
  const pictures = files.filter((file) => file !== CONFIG_FILE && !file.startsWith(HIDDEN))
  const defaults = pictures.filter((file) => stemOf(file) === DEFAULT)
  const usual = defaults.find((file) => !isGif(file)) ?? defaults[0]
  if (usual === undefined) return yield skipped(id, `It has no picture with the name ${DEFAULT}.`)

  const candidate = (file: string, style?: string): Candidate => ({
    file: `${id}/${file}`,
    slug: slugOfName(style === undefined ? id : `${id}-${style}`),
    fallbackName: nameOf(`${id}.`).slice(0, MAX_TEMPLATE_NAME_LENGTH),
    named: 'folder',
    detailsFor: (picture, notes) => detailsOf(config, id, style, picture, notes),
  })
  yield candidate(usual)
  for (const file of pictures) {
    if (file === usual) continue
    if (stemOf(file) !== DEFAULT) yield candidate(file, stemOf(file))
    else if (isGif(file)) yield candidate(file, MOVING_STYLE)
    else yield skipped(`${id}/${file}`, `${usual} is its picture already.`)
  }
}

/** The result for a name without an extension. */
const slugOfName = (name: string): string => slugOf(`${name}.`)

const stemOf = (file: string): string => file.replace(/\.[^.]*$/, '')

const isGif = (file: string): boolean => /\.gif$/i.test(file)

function detailsOf(
  config: MemegenConfig,
  id: string,
  style: string | undefined,
  picture: PictureShape,
  notes: string[],
): PictureDetails {
  notes.push(...config.notes)
  if (config.source !== '') notes.push(`its source is ${config.source.slice(0, 200)}`)
  if (slugOfName(id) !== id) notes.push(`its id ${id} is changed`)
  const name = config.name === '' || style === undefined ? config.name : `${config.name} (${style})`
  if (name.length > MAX_TEMPLATE_NAME_LENGTH) notes.push('its name is cut')
  return {
    ...(name !== '' && { name: name.slice(0, MAX_TEMPLATE_NAME_LENGTH) }),
    tags: tagsOf(config.keywords, notes),
    layers: layersOf(config, picture, notes),
  }
}

function tagsOf(keywords: readonly string[], notes: string[]): string[] {
  const usable = [...new Set(keywords)].filter((one) => one !== '' && one.length <= MAX_TAG_LENGTH)
  const tags = usable.slice(0, MAX_TEMPLATE_TAGS)
  const lost = new Set(keywords.filter((one) => one !== '')).size - tags.length
  if (lost > 0) notes.push(`${lost} of its keywords are left out`)
  return tags
}

function layersOf({ boxes, example }: MemegenConfig, picture: PictureShape, notes: string[]) {
  if (boxes.length > MAX_LAYERS) notes.push(`${boxes.length - MAX_LAYERS} boxes are left out`)
  const unused = example.slice(boxes.length).filter((text) => text !== '').length
  if (unused > 0) notes.push(`${unused} example texts have no box`)
  const layers = boxes
    .slice(0, MAX_LAYERS)
    .map((box, index) => captionOfBox(box, example[index] ?? '', picture, notes))
  if (textLengthOf({ version: 1, layers }) > MAX_DOCUMENT_TEXT_LENGTH) {
    throw new Error(
      `Its example texts have more than ${MAX_DOCUMENT_TEXT_LENGTH} characters together.`,
    )
  }
  return layers
}
