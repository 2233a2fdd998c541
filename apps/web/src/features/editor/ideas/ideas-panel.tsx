import { plural, t } from '@lingui/core/macro'
import { type Ideas as Answer, MAX_TOPIC_LENGTH } from '@memesmith/contract'
import { Lightbulb, RefreshCw, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useOnline } from '../../../lib/use-online.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { hasIdea, withIdea } from './idea-zones.ts'
import { useIdeas } from './use-ideas.ts'

/** As many as the composer answers. */
const WAITING = ['first', 'second', 'third', 'fourth'] as const

/** Ideas for the texts: those of any topic at once, and those of the user's own. */
export function IdeasPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [topic, setTopic] = useState('')
  const { shown, isLoading, problem, ask } = useIdeas()
  const isOnline = useOnline()
  const titleId = useId()
  const [said, setSaid] = useState('')
  /** The topic of the ideas that are shown. */
  const [asked, setAsked] = useState('')
  const first = useRef(ask)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    void first.current('')
  }, [])
  const hasCards = isLoading || shown !== undefined
  useEffect(() => {
    // It opens below the fields, which may be below the visible part, and is higher with its cards.
    if (hasCards) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [hasCards])

  function submit(event: FormEvent) {
    event.preventDefault()
    setSaid('')
    setAsked(topic.trim())
    void ask(topic.trim())
  }

  const count = shown?.ideas.length ?? 0
  const isMore = count > 0 && topic.trim() === asked
  return (
    <section ref={panel} id={id} aria-labelledby={titleId} className="ideas">
      <div className="flex items-center justify-between gap-2">
        <h2 id={titleId} className="text-base font-bold">
          {t`Ideas`}
        </h2>
        <IconButton label={t`Close ideas`} icon={<X aria-hidden size={20} />} onClick={onClose} />
      </div>
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <label className="field min-w-[12rem] flex-1">
          <span>
            {t`What about?`} <span className="hint">{t`optional`}</span>
          </span>
          <input
            className="input"
            value={topic}
            maxLength={MAX_TOPIC_LENGTH}
            dir="auto"
            placeholder={t`when my boss replies all`}
            enterKeyHint="go"
            onChange={({ target }) => setTopic(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={!isOnline}>
          {isMore ? <RefreshCw aria-hidden size={18} /> : <Lightbulb aria-hidden size={18} />}
          {isMore ? t({ message: 'More', context: 'ideas' }) : t`Get Ideas`}
        </button>
      </form>
      {!isOnline && <p className="hint">{t`You are offline. Ideas need the network.`}</p>}
      {problem !== undefined && (
        <p className="form-alert" role="alert">
          {problem}
        </p>
      )}
      {isLoading && count === 0 && (
        <div aria-hidden className="idea-list">
          {WAITING.map((name) => (
            <Skeleton key={name} className="h-16 w-full bg-surface!" />
          ))}
        </div>
      )}
      {shown !== undefined && <IdeaList answer={shown} isOld={isLoading} onUse={setSaid} />}
      {shown !== undefined && count === 0 && !isLoading && (
        <p className="hint">{t`Nothing came to mind. Try another topic.`}</p>
      )}
      <p role="status" className="sr-only">
        {isLoading
          ? t`Looking for ideas`
          : said || (count > 0 ? plural(count, { one: '# idea', other: '# ideas' }) : '')}
      </p>
    </section>
  )
}

interface IdeaListProps {
  readonly answer: Answer
  /** Whether others are on their way. */
  readonly isOld: boolean
  /** Called with what screen readers hear when an idea is used. */
  readonly onUse: (said: string) => void
}

/** The ideas as cards. One tap fills the texts, as one step that can be undone. */
function IdeaList({ answer: { ideas, by }, isOld, onUse }: IdeaListProps) {
  const layers = useEditorStore((store) => store.layers)
  function use(texts: readonly string[], index: number) {
    const { edit } = useEditorStore.getState()
    // A group of its own, so that two ideas in a row are two steps.
    edit(`idea ${index} ${Date.now()}`, (work) => ({ layers: withIdea(work.layers, texts) }))
    onUse(t`The texts are filled in. Undo takes them back.`)
  }
  return (
    <>
      <ul className={`idea-list ${isOld ? 'opacity-60' : ''}`} aria-busy={isOld}>
        {ideas.map(({ texts }, index) => (
          <li key={texts.join(' / ')}>
            <button
              type="button"
              className="idea"
              aria-pressed={hasIdea(layers, texts)}
              onClick={() => use(texts, index)}
            >
              {texts.map((text, zone) =>
                text.trim() === '' ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text has no name but its place
                  <span key={zone} dir="auto">
                    {text}
                  </span>
                ),
              )}
            </button>
          </li>
        ))}
      </ul>
      {ideas.length > 0 && (
        <p className="hint">
          {by === 'model'
            ? t`Written by this site’s AI model.`
            : t`Written by Memesmith’s built-in composer; no AI model is involved.`}
        </p>
      )}
    </>
  )
}
