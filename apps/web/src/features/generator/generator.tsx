import { DEFAULT_GENERATED_TITLE, MAX_PROMPT_LENGTH, MAX_TITLE_LENGTH } from '@memesmith/contract'
import { Sparkles } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSite } from '../site/use-site.ts'
import { GeneratorResult } from './generator-result.tsx'
import { useGeneratorStore } from './generator-store.ts'

const EXAMPLES = [
  'a cat riding a rocket to escape Monday',
  'two robots arguing about pizza',
  'a dog in a burning room with coffee',
  'my plants when I come back from vacation',
  'a developer deploying on Friday evening',
  'a ghost waiting for a text back',
] as const

/** The AI Generator tab. */
export function Generator() {
  const { generator } = useSite()
  const { title, prompt, pending, meme, change, generate, reset } = useGeneratorStore()
  if (meme !== null) return <GeneratorResult meme={meme} onGenerateAnother={reset} />

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void generate()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Enter in a text field would also submit the form.
    event.preventDefault()
    void generate()
  }

  const isPending = pending !== null
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <form className="panel grid gap-5 p-6" onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        <label className="field">
          <span>
            Meme Title <span className="hint">optional</span>
          </span>
          <input
            className="input"
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            placeholder={DEFAULT_GENERATED_TITLE}
            onChange={(event) => change({ title: event.target.value })}
          />
        </label>
        <label className="field">
          Describe your meme
          <textarea
            className="input min-h-36"
            required
            dir="auto"
            value={prompt}
            maxLength={MAX_PROMPT_LENGTH}
            placeholder="A cat that has seen the quarterly numbers..."
            onChange={(event) => change({ prompt: event.target.value })}
          />
        </label>
        <div className="flex gap-3">
          <button
            type="submit"
            className="button button-primary flex-1"
            disabled={isPending || prompt.trim() === ''}
          >
            <Sparkles aria-hidden size={20} />
            {isPending ? 'Generating Your Meme...' : 'Generate AI Meme'}
          </button>
          {isPending && (
            <button type="button" className="button" onClick={() => pending.abort()}>
              Cancel
            </button>
          )}
        </div>
        <p className="hint">
          {generator === 'built-in'
            ? 'Drawn by the built-in scene composer. Whoever runs this site can connect an AI model instead.'
            : 'Drawn by the AI model that this site is connected to.'}
        </p>
      </form>
      {isPending ? (
        <div role="status" aria-label="Generating Your Meme...">
          <Skeleton className="aspect-square w-full" />
        </div>
      ) : (
        <div className="grid content-start gap-3">
          <h2 className="text-2xl">No idea? Borrow one.</h2>
          <ul className="grid gap-2">
            {EXAMPLES.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className="button w-full justify-start! text-left!"
                  onClick={() => change({ prompt: example })}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
