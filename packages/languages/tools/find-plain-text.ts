/**
 * Finds texts for people that are no messages.
 *
 * Approach: what looks like a text for people is one: letters between elements, a value of an attribute
 * or a property that is read out or shown, and a string that begins like a sentence.
 * Limits: a single word elsewhere is not found, and whatever reaches a person through a variable.
 */
import { parseSync, Visitor } from 'oxc-parser'

/** A text, and where it is. */
export interface PlainText {
  readonly text: string
  /** From the start of the code. */
  readonly place: number
}

/** Attributes and properties that people read or hear. */
const SHOWN = new Set(
  'action alt aria-description aria-label description heading hint label placeholder problem shows text title'.split(
    ' ',
  ),
)
/** Elements whose words are a message. */
const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const LETTER = /\p{L}/u
const SENTENCE = /^\p{Lu}[\p{L}’']* +\S/u

/** @param file its extension decides the language */
export function findPlainText(file: string, code: string): readonly PlainText[] {
  const found: PlainText[] = []
  const skipped: [start: number, end: number][] = []
  const add = (text: string, { start }: { readonly start: number }) =>
    found.push({ text: text.trim(), place: start })
  const { program } = parseSync(file, code)
  new Visitor({
    JSXElement(node) {
      const { name } = node.openingElement
      if (name.type === 'JSXIdentifier' && MESSAGES.has(name.name))
        skipped.push([node.start, node.end])
    },
    // What an error says is for developers.
    ThrowStatement: (node) => skipped.push([node.start, node.end]),
    ImportDeclaration: (node) => skipped.push([node.start, node.end]),
    JSXText: (node) => LETTER.test(node.value) && add(node.value, node),
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return
      if (name.type === 'JSXIdentifier' && SHOWN.has(name.name) && LETTER.test(value.value))
        add(value.value, value)
    },
    Property({ key, value }) {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      if (key.type === 'Identifier' && SHOWN.has(key.name) && LETTER.test(value.value))
        add(value.value, value)
    },
    Literal(node) {
      if (typeof node.value === 'string' && SENTENCE.test(node.value)) add(node.value, node)
    },
    TemplateLiteral(node) {
      const [first] = node.quasis
      if (first !== undefined && SENTENCE.test(first.value.raw)) add(first.value.raw, node)
    },
    // The macros' own texts.
    TaggedTemplateExpression({ quasi }) {
      skipped.push([quasi.start, quasi.end])
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier' && /^(t|plural|select|msg)$/.test(callee.name))
        skipped.push([start, end])
    },
  }).visit(program)
  const isSkipped = ({ place }: PlainText) =>
    skipped.some(([start, end]) => start <= place && place < end)
  const unique = new Map(found.map((each) => [each.place, each]))
  return [...unique.values()].filter((each) => !isSkipped(each))
}
