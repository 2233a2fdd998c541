import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CatalogMessage } from '../src/read-catalog.ts'

/**
 * Says what is wrong in the catalog of a language: missing translations, values and elements that the
 * translation lacks or has too many, and plurals without one of the forms of the language.
 *
 * @param language the language of the translations
 */
export const findCatalogProblems = (
  language: string,
  messages: readonly CatalogMessage[],
): readonly string[] =>
  messages.flatMap(({ message, translation }) => {
    const problem = problemOf(language, message, translation)
    return problem === undefined ? [] : [`${problem}: ${message}`]
  })

function problemOf(language: string, message: string, translation: string): string | undefined {
  if (translation.trim() === '') return 'not translated'
  let said: CompiledMessage
  try {
    said = compileMessageOrThrow(translation)
  } catch (error) {
    return `not readable (${error instanceof Error ? error.message.split('\n', 1)[0] : ''})`
  }
  const [wanted, given] = [partsOf(compileMessageOrThrow(message)), partsOf(said)]
  const lost = [...wanted].filter((part) => !given.has(part))
  if (lost.length > 0) return `${lost.join(' and ')} missing`
  const added = [...given].filter((part) => !wanted.has(part))
  if (added.length > 0) return `${added.join(' and ')} too many`
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const lacking = forms.filter((form) => pluralsOf(said).some((plural) => !(form in plural)))
  return lacking.length > 0 ? `no form for ${lacking.join(' and ')}` : undefined
}

type Choices = Readonly<Record<string, CompiledMessage>>

const isChoices = (value: unknown): value is Choices => typeof value === 'object' && value !== null

/** The names of the values and the tags of the elements. */
function partsOf(message: CompiledMessage): Set<string> {
  const parts = new Set<string>()
  for (const token of message) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) parts.add(tag)
      continue
    }
    const [name, , choices] = token
    parts.add(`{${name}}`)
    for (const choice of choicesIn(choices)) for (const part of partsOf(choice)) parts.add(part)
  }
  return parts
}

/** The plurals of a message, also those in others. */
function pluralsOf(message: CompiledMessage): Choices[] {
  return message.flatMap((token) => {
    if (typeof token === 'string' || !isChoices(token[2])) return []
    const inner = choicesIn(token[2]).flatMap(pluralsOf)
    return token[1] === 'plural' ? [token[2], ...inner] : inner
  })
}

const choicesIn = (choices: unknown): CompiledMessage[] =>
  isChoices(choices) ? Object.values(choices).filter((each) => Array.isArray(each)) : []
