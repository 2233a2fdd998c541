/**
 * Fails when an app has the URL of a call as a string literal. URLs belong in the contract, and
 * `pathOf` builds them. With file names as arguments only those files are checked. Tests may have
 * literal URLs, because they check the server from outside.
 */
import { Visitor } from 'oxc-parser'
import { ALL_CALLS } from '../packages/contract/src/index.ts'
import { lineOf, parseSource, sourcesToCheck } from './sources.ts'

const PRODUCT = ['apps/*/{src,build}/**/*.{ts,tsx}', 'apps/*/*.config.ts']

/** What URLs of calls begin with: `/api/`, `/m/`, `/healthz`. */
const beginnings = [
  ...new Set(Object.values(ALL_CALLS).map(({ path }) => path.replace(/^(\/[^/:]+\/?).*$/, '$1'))),
]

/** The string literals of a file that contain a URL. Comments are ignored. */
function findAddresses(file: string, code: string): string[] {
  const found: string[] = []
  const check = (text: string, { start }: { readonly start: number }) => {
    if (!holdsAddress(text)) return
    found.push(`${file}:${lineOf(code, start)} ${text.trim()}`)
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
  }).visit(parseSource(file, code).program)
  return found
}

/** A URL is at the start of a string, or after a quote, a bracket, an anchor or a space. */
function holdsAddress(text: string): boolean {
  return beginnings.some((beginning) => {
    let place = text.indexOf(beginning)
    while (place > 0 && !/[\s"'(^]/.test(text.charAt(place - 1))) {
      place = text.indexOf(beginning, place + 1)
    }
    return place !== -1
  })
}

const sources = sourcesToCheck(PRODUCT)
const complaints = sources.flatMap(({ file, code }) => findAddresses(file, code))
for (const complaint of complaints) {
  process.stderr.write(`${complaint}\n  belongs in packages/contract/src\n`)
}
process.stdout.write(`${sources.length} files checked, ${complaints.length} addresses found\n`)
process.exitCode = complaints.length > 0 || sources.length === 0 ? 1 : 0
