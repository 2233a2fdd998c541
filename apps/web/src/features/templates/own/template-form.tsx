import { plural, t } from '@lingui/core/macro'
import {
  MAX_TAG_LENGTH,
  MAX_TEMPLATE_DESCRIPTION_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATE_TAGS,
} from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { LengthCounter } from '../../../components/ui/length-counter.tsx'
import { TagInput, useTypedTags } from '../../../components/ui/tag-input.tsx'

/** What a template says. */
export interface TemplateWords {
  readonly name: string
  readonly description: string
  readonly tags: string[]
}

interface TemplateFormProps {
  readonly before: Omit<TemplateWords, 'tags'> & { readonly tags: readonly string[] }
  /** Tags that exist. */
  readonly suggestions: readonly string[]
  /** Further fields. */
  readonly fields?: ReactNode
  /**
   * The buttons.
   *
   * @param read returns undefined if something is wrong, which the form says then
   */
  readonly children: (read: () => TemplateWords | undefined) => ReactNode
  /** Called when Enter is pressed. */
  readonly onSubmit: (words: TemplateWords) => void
}

/** The name, the description and the tags of a template of one's own. */
export function TemplateForm({
  before,
  suggestions,
  fields,
  children,
  onSubmit,
}: TemplateFormProps) {
  const [name, setName] = useState(before.name)
  const [description, setDescription] = useState(before.description)
  const input = useTypedTags(before.tags)
  const [problem, setProblem] = useState<string>()

  function read(): TemplateWords | undefined {
    const { tags } = input.add()
    const found =
      name.trim() === ''
        ? t`Please give it a name.`
        : tags.length > MAX_TEMPLATE_TAGS
          ? plural(MAX_TEMPLATE_TAGS, {
              one: 'At most # tag, please.',
              other: 'At most # tags, please.',
            })
          : undefined
    setProblem(found)
    return found === undefined ? { name, description, tags: [...tags] } : undefined
  }

  return (
    <form
      className="mt-3 grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const words = input.typed.trim() === '' ? read() : void input.add()
        if (words !== undefined) onSubmit(words)
      }}
    >
      <div className="counted">
        <label className="field">
          {t({ message: 'Name', context: 'of a template' })}
          <input
            className="input"
            value={name}
            maxLength={MAX_TEMPLATE_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <LengthCounter value={name} max={MAX_TEMPLATE_NAME_LENGTH} />
      </div>
      <div className="counted">
        <label className="field">
          {t`What the picture shows`}
          <textarea
            className="input"
            rows={2}
            value={description}
            maxLength={MAX_TEMPLATE_DESCRIPTION_LENGTH}
            onChange={({ target }) => setDescription(target.value)}
          />
        </label>
        <LengthCounter value={description} max={MAX_TEMPLATE_DESCRIPTION_LENGTH} />
      </div>
      <TagInput input={input} suggestions={suggestions} maxLength={MAX_TAG_LENGTH} />
      {fields}
      <p role="alert" className={problem === undefined ? 'sr-only' : 'form-alert'}>
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3">{children(read)}</div>
    </form>
  )
}
