import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MAX_TITLE_LENGTH, type SavedMeme } from '@memesmith/contract'
import { PencilLine } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { memeName, titleOf } from './meme-name.ts'
import { renameMeme } from './rename-meme.ts'

interface MemeTitleProps {
  readonly meme: SavedMeme
  /** What is below the title. The field takes its place, so that the card keeps its height. */
  readonly children: ReactNode
}

/** A card's title, which can be changed in place. */
export function MemeTitle({ meme, children }: MemeTitleProps) {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The field is gone, and the focus with it, unless the user has moved it.
    if (wasEditing.current && document.activeElement === document.body) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const title = titleOf(meme)
  const name = memeName(meme)

  function close(typed?: string) {
    setIsEditing(false)
    // The title that was shown may be the translation of the usual one.
    if (typed !== undefined && typed !== title) void renameMeme(meme, typed)
  }

  if (isEditing) return <TitleField title={title} name={name} onClose={close} />
  return (
    <>
      <div className="meme-card-title">
        <h2 className="line-clamp-2 text-base sm:text-xl" title={title} dir="auto">
          {title}
        </h2>
        <button
          ref={button}
          type="button"
          className="button button-plain button-icon"
          onClick={() => setIsEditing(true)}
        >
          <PencilLine aria-hidden size={18} />
          <span className="sr-only">{t`Rename ${name}`}</span>
        </button>
      </div>
      {children}
    </>
  )
}

interface TitleFieldProps {
  readonly title: string
  /** The meme's name, for the accessible name. */
  readonly name: string
  /** @param typed the new title; undefined to keep the old one */
  readonly onClose: (typed?: string) => void
}

/** Enter and leaving the field save, Escape cancels. */
function TitleField({ title, name, onClose }: TitleFieldProps) {
  const [value, setValue] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  // Browsers report that a field that is removed has lost the focus.
  const isClosed = useRef(false)
  useEffect(() => field.current?.select(), [])

  function close(typed?: string) {
    if (isClosed.current) return
    isClosed.current = true
    onClose(typed)
  }

  return (
    <div className="counted">
      <label className="field">
        <span>
          <Trans>
            Title<span className="sr-only"> of {name}</span>
          </Trans>
        </span>
        <input
          ref={field}
          className="input"
          value={value}
          maxLength={MAX_TITLE_LENGTH}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => close(value)}
          onKeyDown={(event) => {
            // Enter may also end the composition of a character.
            if (event.nativeEvent.isComposing) return
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // The key must not press the button that gets the focus.
            event.preventDefault()
            close(event.key === 'Enter' ? value : undefined)
          }}
        />
      </label>
      <LengthCounter value={value} max={MAX_TITLE_LENGTH} />
    </div>
  )
}
