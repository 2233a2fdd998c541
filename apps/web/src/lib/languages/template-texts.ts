import { keyOfMessage } from '@memesmith/languages'
import type { Messages } from './i18n.ts'

/** What a template says. */
interface TemplateTexts {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
}

/** None in English, which comes with the templates. */
let texts: Messages = {}

/** Puts the templates that come with the product into a language, from now on. */
export function speakTemplates(its: Messages): void {
  texts = its
}

function say(english: string): string | undefined {
  const said = texts[keyOfMessage({ message: english })]
  return typeof said === 'string' ? said : undefined
}

/**
 * A template in the language of the page. A template that does not come with the product, or that somebody
 * has changed, stays unchanged.
 */
export function inLanguage<Template extends TemplateTexts>(template: Template): Template {
  const name = say(template.name)
  const description = say(template.description)
  if (name === undefined || description === undefined) return template
  const tags = say(template.tags.join(', '))?.split(', ') ?? template.tags
  return { ...template, name, description, tags }
}

/** The name of a template, of which nothing else is known. */
export const sayTemplateName = (name: string): string => say(name) ?? name

/**
 * The name of a place for words. Memes keep it in English, whoever made them. Names that people gave are
 * not translated, unless a built-in template has the same name. Names in built-in templates begin with
 * capitals, which tells them from tags.
 */
export const sayZoneName = (name: string): string =>
  (/^\p{Lu}/u.test(name) ? say(name) : undefined) ?? name

/** A common tag of templates. */
export const sayTag = (tag: string): string => say(tag) ?? tag
