import { GENERATION_STEPS, type GenerationStep } from '@memesmith/contract'

/** The last step in an answer that is still being written: `{"progress":["captions","pict`. */
export function latestStep(answer: string): GenerationStep | undefined {
  const list = /^\{"progress":\[([^\]]*)/.exec(answer)?.[1] ?? ''
  return GENERATION_STEPS.findLast((step) => list.includes(`"${step}"`))
}
