/**
 * Reads `config.yml` of a template of memegen.
 *
 * Problem: the file comes from a stranger. YAML can define a value once and repeat it endlessly, and it
 * parses texts such as "no" and "1.0" as booleans, numbers or dates.
 * Approach: the size of the file is limited, its keys must be plain, because lists as keys take the
 * library minutes, and aliases are resolved only a few times. All values are read as strings, and numbers
 * are parsed where a number belongs.
 */
import { parseDocument, YAMLParseError } from 'yaml'
import { withoutNul } from '../../../../runtime/without-nul.ts'

/** A text's area on the picture. Lengths are fractions of the picture. */
export interface MemegenBox {
  readonly style: string
  readonly color: string
  readonly font: string
  readonly anchorX: number
  readonly anchorY: number
  readonly scaleX: number
  readonly scaleY: number
  /** Degrees, counter-clockwise. */
  readonly angle: number
  readonly align: string
  /** Fractions of the duration. */
  readonly start: number
  readonly stop: number
}

export interface MemegenConfig {
  readonly name: string
  readonly source: string
  readonly keywords: readonly string[]
  /** The texts of the boxes, in their order. */
  readonly example: readonly string[]
  readonly boxes: readonly MemegenBox[]
  /** What was ignored, for the report. */
  readonly notes: readonly string[]
}

/** The longest known file has 3 KB. */
export const MAX_CONFIG_BYTES = 16 * 1024
const MAX_ALIASES = 10

const USUAL_BOX: MemegenBox = {
  style: 'upper',
  color: 'white',
  font: 'thick',
  anchorX: 0,
  anchorY: 0,
  scaleX: 1,
  scaleY: 0.2,
  angle: 0,
  align: 'center',
  start: 0,
  stop: 1,
}
const USUAL_BOXES: readonly MemegenBox[] = [USUAL_BOX, { ...USUAL_BOX, anchorY: 0.8 }]

/** The fields of a box in the file. */
const BOX_FIELDS: Readonly<Record<string, keyof MemegenBox>> = {
  style: 'style',
  color: 'color',
  font: 'font',
  anchor_x: 'anchorX',
  anchor_y: 'anchorY',
  scale_x: 'scaleX',
  scale_y: 'scaleY',
  angle: 'angle',
  align: 'align',
  start: 'start',
  stop: 'stop',
}
const FIELDS = ['name', 'source', 'keywords', 'example', 'text', 'overlay', 'styles']
/** The place of a second picture, which most files have. It does not matter for the template. */
const USUAL_OVERLAY = '[{"center_x":0.5,"center_y":0.5,"angle":0,"scale":0.25}]'

/** @throws Error with a sentence when the file can't be used */
export function readMemegenConfig(yaml: string): MemegenConfig {
  const config = parseYaml(yaml)
  if (!isRecord(config)) throw new Error('Its config.yml is not a list of fields.')
  const notes = Object.keys(config)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `the field ${shown(field)} is unknown`)
  if (config.overlay !== undefined && !isUsualOverlay(config.overlay)) {
    notes.push('its overlay is left out')
  }
  const boxes =
    config.text === undefined
      ? USUAL_BOXES
      : itemsOf(config.text, 'text').map((box) => readBox(box, notes))
  return {
    name: textOf(config.name),
    source: textOf(config.source),
    keywords: itemsOf(config.keywords, 'keywords').map(textOf),
    example: itemsOf(config.example, 'example').map(textOf),
    boxes,
    notes,
  }
}

function parseYaml(yaml: string): unknown {
  try {
    const document = parseDocument(yaml, {
      schema: 'failsafe',
      logLevel: 'error',
      stringKeys: true,
      uniqueKeys: false,
    })
    const [error] = document.errors
    if (error !== undefined) throw error
    return document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {}
  } catch (error) {
    // The parser's own messages are for programmers.
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined
    throw new Error(
      error instanceof ReferenceError
        ? 'Its config.yml repeats itself too often: write its values out, without aliases.'
        : `Its config.yml is not valid YAML${line === undefined ? '' : `: see line ${line}`}.`,
    )
  }
}

function readBox(given: unknown, notes: string[]): MemegenBox {
  if (!isRecord(given)) throw new Error('A box of text in its config.yml is not a list of fields.')
  const box: Record<keyof MemegenBox, number | string> = { ...USUAL_BOX }
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(BOX_FIELDS, name) ? BOX_FIELDS[name] : undefined
    if (field === undefined) notes.push(`the field text.${shown(name)} is unknown`)
    else if (typeof USUAL_BOX[field] === 'string') box[field] = textOf(value) || USUAL_BOX[field]
    else box[field] = numberOf(name, value)
  }
  return {
    style: String(box.style),
    color: String(box.color),
    font: String(box.font),
    anchorX: Number(box.anchorX),
    anchorY: Number(box.anchorY),
    scaleX: Number(box.scaleX),
    scaleY: Number(box.scaleY),
    angle: Number(box.angle),
    align: String(box.align),
    start: Number(box.start),
    stop: Number(box.stop),
  }
}

/** The items of a list; a field without a value has none. */
function itemsOf(value: unknown, field: string): readonly unknown[] {
  if (value === undefined || value === '') return []
  if (!Array.isArray(value)) throw new Error(`${field} in its config.yml is not a list.`)
  return value
}

/** Not every database stores the character U+0000. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? withoutNul(value).trim() : ''

function numberOf(name: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (Number.isFinite(number)) return number
  throw new Error(`${name} in its config.yml is not a number: ${shown(textOf(value))}.`)
}

function isUsualOverlay(overlay: unknown): boolean {
  if (!Array.isArray(overlay)) return overlay === ''
  const numbers = overlay.map((one) =>
    isRecord(one)
      ? { center_x: 0.5, center_y: 0.5, angle: 0, scale: 0.25, ...mapValues(one, Number) }
      : {},
  )
  return JSON.stringify(numbers) === USUAL_OVERLAY
}

const mapValues = (record: Record<string, unknown>, change: (value: unknown) => number) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A stranger's text may be of any length. */
const shown = (text: string): string => text.slice(0, 60)
