/**
 * Fails when an app writes the address of a call as text: that stands in the contract, once, and
 * `pathOf` makes addresses of it. With file names as arguments it looks at those alone. Tests may
 * write addresses: they say from outside what the server answers to.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { calls } from '../packages/contract/src/index.ts'

const PRODUCT = ['apps/*/{src,build}/**/*.{ts,tsx}', 'apps/*/*.config.ts']
const NOT_PRODUCT = ['**/node_modules/**', '**/*.test.*', '**/src/testing/**']

/** What addresses of calls begin with: `/api/`, `/m/`, `/healthz`. */
const beginnings = [
  ...new Set(Object.values(calls).map(({ path }) => path.replace(/^(\/[^/:]+\/?).*$/, '$1'))),
]

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const product = globSync(PRODUCT, { cwd: root, exclude: NOT_PRODUCT }).sort()
const files = named.length > 0 ? named : product

/** Texts of a file that hold an address; comments are none. */
function findAddresses(file: string): string[] {
  const code = readFileSync(resolve(root, file), 'utf8')
  const { program, errors } = parseSync(file, code)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const found: string[] = []
  const check = (text: string, { start }: { readonly start: number }) => {
    if (!holdsAddress(text)) return
    found.push(`${file}:${code.slice(0, start).split('\n').length} ${text.trim()}`)
  }
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') check(node.value, node)
      if ('regex' in node) check(node.regex.pattern.replaceAll('\\', ''), node)
    },
    TemplateElement(node) {
      check(node.value.cooked ?? node.value.raw, node)
    },
    JSXText(node) {
      check(node.value, node)
    },
  }).visit(program)
  return found
}

/** An address begins a text, or comes after a quote, a bracket, an anchor or a space in it. */
function holdsAddress(text: string): boolean {
  return beginnings.some((beginning) => {
    let place = text.indexOf(beginning)
    while (place > 0 && !/[\s"'(^]/.test(text.charAt(place - 1))) {
      place = text.indexOf(beginning, place + 1)
    }
    return place !== -1
  })
}

const complaints = files.flatMap(findAddresses)
for (const complaint of complaints) {
  process.stderr.write(`${complaint}\n  belongs in packages/contract/src/endpoints\n`)
}
process.stdout.write(`${files.length} files checked, ${complaints.length} addresses found\n`)
process.exitCode = complaints.length > 0 || files.length === 0 ? 1 : 0
