/**
 * Generates memes with an OpenAI-compatible endpoint: one request for the words and the kind of picture,
 * and one for a new picture if that is the kind.
 *
 * Nobody waits in vain: if the text model answers nonsense, refuses or is slow, the composer makes the
 * meme; if the picture model does, or there is none, the composer draws a scene.
 */
import { careOf, isInsult } from '@memesmith/scene-composer/care-of'
import type { OpenAiConfig } from '../../config/config.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { Composer, GeneratedWords, Generator, GeneratorJob } from './generator.ts'
import type { TemplateChoice } from './offers/template-choices.ts'
import { describeFailure } from './openai/describe-failure.ts'
import { EndpointError } from './openai/endpoint-error.ts'
import { type MemeIdea, memeQuestion, readIdea } from './openai/meme-idea.ts'
import { createPictureModel } from './openai/picture-model.ts'
import { isRefusal } from './openai/refusal.ts'
import { readSuggestions, suggestionsQuestion } from './openai/suggestions.ts'
import { createTextModel } from './openai/text-model.ts'

/** The share of the time limit that the words may use; the picture may use all of the rest. */
const WORDS_SHARE = 1 / 3

/** What the generator uses besides the endpoint. */
export interface OpenAiParts {
  /** Takes over when a model fails. */
  readonly composer: Composer
  /** The templates that a model may choose for a prompt. */
  readonly templatesFor: (prompt: string) => Promise<readonly TemplateChoice[]>
}

/** Generates memes with the configured models. */
export function createOpenAiGenerator(
  config: OpenAiConfig,
  { composer, templatesFor }: OpenAiParts,
): Generator {
  const ask = createTextModel(config)
  const paint = createPictureModel(config)
  const limitWords = () => AbortSignal.timeout(Math.ceil(config.timeoutMs * WORDS_SHARE))

  /** Undefined if the work has failed, which is logged for the operator. */
  async function attempt<Result>(
    step: 'captions' | 'picture',
    { signal, onFailure }: GeneratorJob,
    limit: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | Failure> {
    try {
      return await work(AbortSignal.any([signal, limit]))
    } catch (error) {
      if (signal.aborted) throw error
      const isRefused = isRefusal(error)
      const model = step === 'captions' ? config.textModel : config.imageModel
      const problem = limit.aborted
        ? { problem: 'it took too long' }
        : isRefused
          ? { problem: 'it refused' }
          : describeFailure(error)
      onFailure?.({ step, model, ...problem })
      return new Failure(isRefused)
    }
  }

  /** The composer's scene for words that a model wrote. */
  async function drawScene(prompt: string, words: GeneratedWords, signal: AbortSignal) {
    // A prompt about a loss gets the composer's calm picture, whatever the model describes.
    const described = careOf(prompt) === undefined ? words.imageDescription : prompt
    return await composer.generate(described, { signal })
  }

  async function imagine(prompt: string, signal: AbortSignal): Promise<MemeIdea> {
    const templates = careOf(prompt) === undefined ? await templatesFor(prompt) : []
    const choices = { hasOwnPictures: paint !== undefined, templates }
    const idea = readIdea(await ask(memeQuestion(prompt, choices), signal), choices)
    const texts = typeof idea.picture === 'string' ? [] : idea.picture.texts
    if (isInsult([idea.topText, idea.bottomText, ...texts].join(' / '))) {
      throw new EndpointError('the text model insulted a person')
    }
    return idea
  }

  return {
    kind: 'model',
    async generate(prompt, job) {
      const { signal, onProgress } = job
      const whole = AbortSignal.timeout(config.timeoutMs)
      const idea = await attempt('captions', job, limitWords(), (limited) =>
        imagine(prompt, limited),
      )
      if (idea instanceof Failure) {
        // The user has confirmed an insult, but if both refuse, it is not drawn.
        if (idea.isRefused && isInsult(prompt)) throw new AppError('generation_refused')
        return await composer.generate(prompt, job)
      }
      const { picture: chosen, ...words } = idea
      if (typeof chosen === 'object') return { ...words, picture: chosen, madeBy: 'model' }
      if (chosen === 'own' && paint !== undefined) {
        onProgress?.('picture')
        const picture = await attempt('picture', job, whole, (limited) =>
          paint(words.imageDescription, limited),
        )
        if (!(picture instanceof Failure)) return { ...words, picture, madeBy: 'model' }
        if (picture.isRefused && isInsult(prompt)) throw new AppError('generation_refused')
      }
      const { picture, imageDescription } = await drawScene(prompt, words, signal)
      return { ...words, picture, imageDescription, madeBy: 'model' }
    },
    async redraw(prompt, words, signal) {
      return (await drawScene(prompt, words, signal)).picture
    },
    async suggest(wanted, job) {
      const found = await attempt('captions', job, limitWords(), async (limited) =>
        readSuggestions(await ask(suggestionsQuestion(wanted), limited), wanted),
      )
      return found instanceof Failure ? undefined : found
    },
    close: () => composer.close(),
  }
}

/** A task at which a model failed. */
class Failure {
  readonly isRefused: boolean

  constructor(isRefused: boolean) {
    this.isRefused = isRefused
  }
}
