import { readTemplateTexts } from '@memesmith/languages/template-texts'

/** What identifies a starter template that nobody has changed. */
interface Named {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
}

let reading: ReturnType<typeof readTemplateTexts> | undefined

/**
 * Reads what the starter templates are called in every language; once.
 *
 * @returns the names and tags of a template in all other languages; none of a template of the operator's
 */
export async function readTemplateWords(): Promise<(template: Named) => readonly string[]> {
  reading ??= readTemplateTexts()
  const texts = await reading
  return ({ name, description, tags }) => {
    const names = texts.get(name)
    return names === undefined || !texts.has(description)
      ? []
      : [...names, ...(texts.get(tags.join(', ')) ?? [])]
  }
}
