import { GENERATION_STEPS, type GenerationStep } from '@memesmith/contract'
import { Check, Circle, LoaderCircle } from 'lucide-react'

/** What is happening, for whoever waits. */
export const STEP_MESSAGES: Record<GenerationStep, string> = {
  captions: 'Writing the captions',
  picture: 'Making the picture',
  saving: 'Saving it to your collection',
}

/** The steps of a meme on its way. */
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
            {STEP_MESSAGES[step]}
            {index < reached && <span className="sr-only">: done</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** @param state -1 when it is done, 0 under way, 1 to come */
function StepIcon({ state }: { readonly state: number }) {
  if (state < 0) return <Check aria-hidden size={22} className="text-mint" />
  if (state > 0) return <Circle aria-hidden size={22} />
  return <LoaderCircle aria-hidden size={22} className="motion-safe:animate-spin" />
}
