import * as endpoints from '../endpoints/generation.ts'
import { GeneratedMeme, GenerateInput } from '../generation.ts'
import { LIVE_PROGRESS_TYPE } from '../generation-progress.ts'
import { type Call, WRITE_ERRORS } from './call.ts'

export const generateMeme = {
  ...endpoints.generateMeme,
  body: GenerateInput,
  // Status 200 is a stream of progress (see `LIVE_PROGRESS_TYPE`).
  answer: { 200: { contentType: LIVE_PROGRESS_TYPE }, 201: GeneratedMeme },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'gone_meanwhile',
    'picture_taken_down',
    'collection_full',
    'generation_refused',
    'insult_unconfirmed',
    'generator_unavailable',
    'generation_timeout',
  ],
} as const satisfies Call
