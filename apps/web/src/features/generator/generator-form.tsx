import { t } from '@lingui/core/macro'
import wand from '@lobehub/fluent-emoji-3d/assets/1fa84.webp'
import { DEFAULT_GENERATED_TITLE, MAX_PROMPT_LENGTH, MAX_TITLE_LENGTH } from '@memesmith/contract'
import { Sparkles, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'
import { LengthCounter } from '../../components/ui/length-counter.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { sayTitle } from '../memes/meme-name.ts'
import { ExamplePrompts } from './example-prompts.tsx'
import { GenerationSteps, stepText } from './generation-steps.tsx'
import { GeneratorCredit } from './generator-credit.tsx'
import { useGeneratorStore } from './generator-store.ts'
import { MoveChoice } from './move-choice.tsx'

/** @param takesFocus whether to focus the prompt, after the user asked for another meme */
export function GeneratorForm({ takesFocus }: { readonly takesFocus: boolean }) {
  const { title, prompt, pending, step, isAsking, change, generate, answer } = useGeneratorStore()
  const isOnline = useOnline()
  const promptField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) promptField.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (!isAsking) return
    // The dialog can't give the focus back to the button, which was disabled meanwhile.
    return () => promptField.current?.focus()
  }, [isAsking])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void generate()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Enter in a text field also submits the form.
    event.preventDefault()
    void generate()
  }

  function cancel() {
    pending?.abort()
    // The focused button is removed.
    promptField.current?.focus()
  }

  const isPending = pending !== null
  return (
    <div className="workbench">
      <form className="panel grid gap-4 p-5" onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        <div className="counted">
          <label className="field">
            <span>
              {t`Meme Title`} <span className="hint">{t`optional`}</span>
            </span>
            <input
              className="input"
              value={title}
              maxLength={MAX_TITLE_LENGTH}
              placeholder={sayTitle(DEFAULT_GENERATED_TITLE)}
              onChange={(event) => change({ title: event.target.value })}
            />
          </label>
          <LengthCounter value={title} max={MAX_TITLE_LENGTH} />
        </div>
        <div className="counted">
          <label className="field">
            {t`Describe your meme`}
            <textarea
              ref={promptField}
              className="input max-h-[50dvh] min-h-28 field-sizing-content"
              required
              dir="auto"
              value={prompt}
              maxLength={MAX_PROMPT_LENGTH}
              placeholder={t`A cat that has seen the quarterly numbers...`}
              onChange={(event) => change({ prompt: event.target.value })}
            />
          </label>
          <LengthCounter value={prompt} max={MAX_PROMPT_LENGTH} />
        </div>
        <MoveChoice />
        <p role="status" className={isOnline ? 'sr-only' : 'font-semibold text-soft'}>
          {!isOnline &&
            t`You are offline. The generator needs the network; the editor works without it.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="button button-primary flex-auto px-3!"
            disabled={isPending || prompt.trim() === ''}
          >
            <Sparkles aria-hidden size={20} />
            {isPending ? t`Generating Your Meme...` : t`Generate AI Meme`}
          </button>
          {isPending && (
            <button type="button" className="button grow" onClick={cancel}>
              <X aria-hidden size={20} />
              {t`Cancel`}
            </button>
          )}
        </div>
        {isPending ? (
          <GenerationSteps current={step} />
        ) : (
          <>
            <ExamplePrompts onChoose={(example) => change({ prompt: example })} />
            <GeneratorCredit />
          </>
        )}
        {/* Always rendered: a live region is announced when it changes, not when it is added. */}
        <p role="status" aria-label={t`Progress`} className="sr-only">
          {isPending && stepText(step)}
        </p>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={t`Draw it anyway?`}
          text={t`This may hurt the person it is about. A meme travels further than the friends it was meant for.`}
          action={t`Draw it anyway`}
          isBusy={false}
          onConfirm={() => void answer(true)}
          onCancel={() => void answer(false)}
        />
      )}
      <div aria-hidden className={`stage stage-waiting ${isPending ? 'stage-busy' : ''}`}>
        <EmojiPicture src={wand} className="h-32 w-32" />
        <p>{isPending ? t`Hold on, it gets funny` : t`Your meme appears here`}</p>
      </div>
    </div>
  )
}
