import { t } from '@lingui/core/macro'
import { GENERATION_STEPS, type GenerationStep } from '@memesmith/contract'
import { Check, Circle, LoaderCircle } from 'lucide-react'

/** What is being done. */
export function stepText(step: GenerationStep): string {
  switch (step) {
    case 'captions':
      return t`Writing the captions`
    case 'picture':
      return t`Making the picture`
    case 'saving':
      return t`Saving it to your collection`
  }
}

/** Shows the progress of a generation. */
export function GenerationSteps({ current }: { readonly current: GenerationStep }) {
  const reached = GENERATION_STEPS.indexOf(current)
  return (
    <ol className="grid gap-2">
      {GENERATION_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={`flex items-center gap-3 ${step === current ? 'font-extrabold' : 'text-soft'}`}
        >
          <StepIcon state={Math.sign(index - reached)} />
          <span>
            {stepText(step)}
            {index < reached && <span className="sr-only">{t`: done`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** @param state -1 if done, 0 if running, 1 if not started */
function StepIcon({ state }: { readonly state: number }) {
  if (state < 0) return <Check aria-hidden size={22} className="text-mint" />
  if (state > 0) return <Circle aria-hidden size={22} />
  return <LoaderCircle aria-hidden size={22} className="motion-safe:animate-spin" />
}
