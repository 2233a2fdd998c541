import { DEFAULT_GENERATED_TITLE } from './limits.ts'

/**
 * The title of a meme in lists, on its page and in searches. A generated meme that its user gave no
 * title has the specification's default; the generator's suggestion tells it from others.
 */
export const shownTitleOf = ({
  title,
  suggestedTitle,
}: {
  readonly title: string
  readonly suggestedTitle?: string | null | undefined
}): string => (title === DEFAULT_GENERATED_TITLE && suggestedTitle ? suggestedTitle : title)
