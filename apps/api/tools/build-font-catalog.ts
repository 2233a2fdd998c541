/** Writes the catalog of caption fonts into meme-render, from the installed font packages. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FONT_NAMES, roundExtents } from '@memesmith/meme-render'
import { encodeCoverage } from './encode-coverage.ts'
import { measureCharacters } from './measure-characters.ts'
import { readFontSets } from './read-font-sets.ts'

const TARGET = fileURLToPath(
  new URL('../../../packages/meme-render/src/fonts/font-catalog.ts', import.meta.url),
)

const installed = readFontSets()
const extents = FONT_NAMES.map((font) => {
  const set = installed.find((each) => each.font === font)
  if (set === undefined) throw new Error(`expected files of ${font}, got none`)
  return { font, ...roundExtents(set.metrics) }
})
const sets = await Promise.all(
  installed.map(async (set) => {
    const usual = extents.find(({ font }) => font === set.font)
    if (usual === undefined) throw new Error(`expected extents of ${set.font}, got none`)
    const { tall, ink } = await measureCharacters(set, usual)
    return { ...set, coverage: encodeCoverage(set.codePoints), tall, ink }
  }),
)
const version = createHash('sha256')
  .update(JSON.stringify(sets.map(({ codePoints, metrics, limits, ...set }) => set)))
  .digest('hex')
  .slice(0, 8)
const entries = sets.map(
  (set) => `  {
    name: '${set.name}',
    font: '${set.font}',
    package: '${set.package}',
    path: '${set.path}',${set.regular === undefined ? '' : `\n    regular: '${set.regular}',`}
    slices: '${set.slices.join(' ')}',
    coverage: '${set.coverage}',
    tall: '${set.tall}',
    ink: '${set.ink}',
  },`,
)

writeFileSync(
  TARGET,
  `// Made by \`npx --yes pnpm@12 --filter @memesmith/api fonts\` from the installed font packages; do not edit.
import type { FontName } from '../defaults.ts'
import type { FontExtents, FontSet } from './font-set.ts'

/** A version that changes whenever a font file may have changed. */
export const FONT_CATALOG_VERSION = '${version}'

/** The extents of each caption font's usual text: the metrics of its files, rounded up. */
export const FONT_EXTENTS: Readonly<Record<FontName, FontExtents>> = {
${extents.map(({ font, ascent, descent }) => `  ${/\s/.test(font) ? `'${font}'` : font}: { ascent: ${ascent}, descent: ${descent} },`).join('\n')}
}

/** The files of Arial and of its fallbacks, in their order, then those of the other fonts. */
export const FONT_SETS: readonly FontSet[] = [
${entries.join('\n')}
]
`,
)
