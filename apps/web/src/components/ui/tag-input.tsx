import { t } from '@lingui/core/macro'
import { foldText } from '@memesmith/similar-words/fold-text'
import { X } from 'lucide-react'
import { useId, useState } from 'react'

/** The tags of a form. */
interface Tags {
  readonly tags: readonly string[]
  /** The tags that the user typed, even if they were there before. */
  readonly added: readonly string[]
}

/** The tags of a form, and the one that is being typed. */
export interface TypedTags extends Tags {
  readonly typed: string
  setTyped(text: string): void
  /**
   * Adds the typed tag, or the comma-separated tags of another text.
   *
   * @returns the resulting tags
   */
  add(text?: string): Tags
  remove(tag: string): void
}

/** Whether two spellings are the same tag: they may differ in case and accents. */
const isSameTag = (a: string, b: string): boolean => foldText(a) === foldText(b)

export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((other) => isSameTag(other, tag))

/** The tags with more added, each in its first spelling. */
function joined(tags: readonly string[], more: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const tag of [...tags, ...more]) {
    const key = foldText(tag)
    if (!byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

/** @param before the initial tags */
export function useTypedTags(before: readonly string[]): TypedTags {
  const [{ tags, added }, setTags] = useState<Tags>({ tags: before, added: [] })
  const [typed, setTyped] = useState('')
  return {
    tags,
    added,
    typed,
    setTyped,
    add(text = typed) {
      const more = text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '')
      const all = {
        tags: joined(tags, more),
        added: joined(added, more),
      }
      setTags(all)
      setTyped('')
      return all
    },
    remove(tag) {
      const others = (list: readonly string[]) => list.filter((each) => !isSameTag(each, tag))
      setTags({ tags: others(tags), added: others(added) })
    },
  }
}

interface TagInputProps {
  readonly input: TypedTags
  /** Tags that exist. */
  readonly suggestions: readonly string[]
  /** Longest tag. */
  readonly maxLength: number
  /** A note beside a tag. */
  readonly noteOf?: (tag: string) => string | undefined
}

/** A field for tags. A comma ends a tag; so does Enter, if the form adds what is typed. */
export function TagInput({ input, suggestions, maxLength, noteOf }: TagInputProps) {
  const suggestionsId = useId()
  return (
    <>
      <label className="field">
        {t`Add a tag`}
        <input
          className="input"
          list={suggestionsId}
          value={input.typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) =>
            target.value.endsWith(',') ? input.add(target.value) : input.setTyped(target.value)
          }
        />
        <datalist id={suggestionsId}>
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </label>
      <ul aria-label={t`Tags`} className="flex flex-wrap gap-2">
        {input.tags.map((tag) => {
          const note = noteOf?.(tag)
          return (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                className="chip inline-flex max-w-full items-center gap-1.5"
                onClick={() => input.remove(tag)}
              >
                <span className="sr-only">{t`Remove`} </span>
                <span className="truncate">{tag}</span>
                {note && <span className="flex-none text-sm">{` ${note}`}</span>}
                <X aria-hidden size={16} className="flex-none" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
