/**
 * Puts the messages of every language into the build (`packages/languages`).
 *
 * Problem: Lingui loads every language from a file, also English, and finds messages by ids. The messages
 * of pages that nobody opens would be part of every first load, and so would 9 bytes for each id.
 * Approach: Lingui's macros leave the English message beside its id. This compiles the message there, and
 * removes the id: other languages find a message by a number that its English makes.
 * Limits: it reads what Lingui's transform writes, with each property on its own line.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { lingui } from '@lingui/vite-plugin'
import { keyOfMessage, readCatalog } from '@memesmith/languages/catalogs'
import type { Plugin, PluginOption } from 'vite'

/** Where Lingui finds its configuration. */
const FOLDER = join(import.meta.dirname, '../../../packages/languages')

/** The plugins for messages and their files. */
export const languages = (): PluginOption => [
  lingui({
    cwd: FOLDER,
    configPath: join(FOLDER, 'lingui.config.ts'),
    macroTransform: { macro: { descriptorFields: 'message' } },
  }),
  englishInCode(),
  catalogs(),
]

/** The end of the line before an id. */
const DESCRIPTOR = '/*i18n*/ {'
const MESSAGE = 'message: '
const LITERAL = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')$/

const englishInCode = (): Plugin => ({
  name: 'english-in-code',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '/*i18n*/' },
    handler: (code) => ({
      code: code
        .split('\n')
        .map((line, at, lines) => withEnglish(line, lines[at - 1] ?? ''))
        .join('\n'),
      map: null,
    }),
  },
})

/** A line of a descriptor without the id, or with the compiled message. */
function withEnglish(line: string, before: string): string {
  const property = line.trimStart()
  if (before.endsWith(DESCRIPTOR) && property.startsWith('id: ')) return ''
  if (!property.startsWith(MESSAGE)) return line
  const end = property.endsWith(',') ? ',' : ''
  const literal = property.slice(MESSAGE.length, property.length - end.length)
  return LITERAL.test(literal)
    ? `${MESSAGE}${JSON.stringify(compile(textOf(literal)))}${end}`
    : line
}

/** The text of a literal, which has double quotes unless it contains some. */
function textOf(literal: string): string {
  const inner = literal.slice(1, -1)
  const json = literal.startsWith('"') ? inner : inner.replaceAll("\\'", "'").replaceAll('"', '\\"')
  return JSON.parse(`"${json}"`)
}

/** A text without values stays a string, which is shorter. */
function compile(message: string): CompiledMessage | string {
  const tokens = compileMessageOrThrow(message)
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens
}

const catalogs = (): Plugin => ({
  name: 'catalogs',
  enforce: 'pre',
  load: {
    filter: { id: /\.po\?messages$/ },
    async handler(id) {
      const file = id.replace('?messages', '')
      this.addWatchFile(file)
      const messages: Record<number, CompiledMessage | string> = {}
      for (const { message, context, translation } of await readCatalog(
        await readFile(file, 'utf8'),
      )) {
        const key = keyOfMessage({ message: compile(message), context })
        if (key in messages) throw new Error(`expected another key for the message: ${message}`)
        if (translation !== '') messages[key] = compile(translation)
      }
      return `export const messages = ${JSON.stringify(messages)}`
    },
  },
})
