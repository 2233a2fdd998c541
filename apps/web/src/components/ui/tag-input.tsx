import { X } from 'lucide-react'
import { useId, useState } from 'react'

/** The tags of a form. */
interface Tags {
  readonly tags: readonly string[]
  /** Those of them that were typed, also if they were there before. */
  readonly added: readonly string[]
}

/** The tags of a form, and the one that is being typed. */
export interface TypedTags extends Tags {
  readonly typed: string
  setTyped(text: string): void
  /**
   * Adds what is typed, or another text with commas between its tags.
   *
   * @returns the tags then
   */
  add(text?: string): Tags
  remove(tag: string): void
}

/** @param before the tags at first */
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
        tags: [...new Set([...tags, ...more])],
        added: [...new Set([...added, ...more])],
      }
      setTags(all)
      setTyped('')
      return all
    },
    remove(tag) {
      const others = (list: readonly string[]) => list.filter((each) => each !== tag)
      setTags({ tags: others(tags), added: others(added) })
    },
  }
}

interface TagInputProps {
  readonly input: TypedTags
  /** Tags that exist. */
  readonly suggestions: readonly string[]
  /** Of one tag. */
  readonly maxLength: number
}

/** A field for tags. A comma ends a tag; so does Enter, if the form adds what is typed. */
export function TagInput({ input, suggestions, maxLength }: TagInputProps) {
  const suggestionsId = useId()
  return (
    <>
      <label className="field">
        Add a tag
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
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {input.tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <button
              type="button"
              className="chip inline-flex max-w-full items-center gap-1.5"
              onClick={() => input.remove(tag)}
            >
              <span className="sr-only">Remove </span>
              <span className="truncate">{tag}</span>
              <X aria-hidden size={16} className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
