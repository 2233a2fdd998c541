/**
 * Finds every regular expression in a source file: literals, `RegExp(...)`, and the `pattern` of
 * JSON schemas. Strings built from constants are evaluated.
 */
import { type Argument, type Expression, Visitor } from 'oxc-parser'
import { lineOf, parseSource } from './sources.ts'

export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly file: string
  readonly line: number
}

/** A pattern that is built at run time and can't be checked. */
interface UnreadPattern extends Pick<Pattern, 'file' | 'line'> {
  readonly code: string
}

export interface FoundPatterns {
  readonly patterns: readonly Pattern[]
  readonly unread: readonly UnreadPattern[]
}

/** String constants and sources of regular expressions, by name. */
type Constants = ReadonlyMap<string, string>

/** Finds the string constants that a file declares. */
export function findConstants(file: string, code: string): Constants {
  const constants = new Map<string, string>()
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      const text = init === null ? undefined : textOf(init, constants)
      if (id.type === 'Identifier' && text !== undefined) constants.set(id.name, text)
    },
  })
  visitor.visit(parseSource(file, code).program)
  return constants
}

/**
 * Finds the regular expressions of a file.
 *
 * @param imported constants of other files
 * @throws Error if the file is not TypeScript or JavaScript
 */
export function findPatterns(file: string, code: string, imported: Constants): FoundPatterns {
  const constants = new Map([...imported, ...findConstants(file, code)])
  const patterns: Pattern[] = []
  const unread: UnreadPattern[] = []

  function add({ start, end }: Place, source: string | undefined, flags: string) {
    const line = lineOf(code, start)
    if (source === undefined) unread.push({ file, line, code: code.slice(start, end) })
    else patterns.push({ file, line, source, flags })
  }
  function addCall(call: Call) {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return
    const [source, flags] = call.arguments
    const sourceText = source && textOf(source, constants)
    const flagsText = flags === undefined ? '' : textOf(flags, constants)
    add(call, flagsText === undefined ? undefined : sourceText, flagsText ?? '')
  }

  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addCall,
    CallExpression: addCall,
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        // JSON Schema compiles patterns with this flag.
        if (property.key.name === 'pattern') add(property, textOf(property.value, constants), 'u')
      }
    },
  })
  visitor.visit(parseSource(file, code).program)
  return { patterns, unread }
}

interface Place {
  readonly start: number
  readonly end: number
}

interface Call extends Place {
  readonly callee: Expression
  readonly arguments: readonly Argument[]
}

/** Evaluates an expression of constants to a string, or to the source of a regular expression. */
function textOf(expression: Argument, constants: Constants): string | undefined {
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression) return expression.regex.pattern
      return typeof expression.value === 'string' ? expression.value : undefined
    case 'Identifier':
      return constants.get(expression.name)
    case 'TemplateLiteral': {
      const parts = expression.expressions.map((part) => textOf(part, constants))
      if (parts.includes(undefined)) return undefined
      return expression.quasis
        .map(({ value }, index) => (value.cooked ?? '') + (parts[index] ?? ''))
        .join('')
    }
    case 'BinaryExpression': {
      if (expression.operator !== '+') return undefined
      const left = textOf(expression.left, constants)
      const right = textOf(expression.right, constants)
      return left === undefined || right === undefined ? undefined : left + right
    }
    default:
      return undefined
  }
}
