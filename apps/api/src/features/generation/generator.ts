import type { Fallbacks, GenerationStep, Maker, Site } from '@memesmith/contract'
import type { Scene } from '@memesmith/scenes'
import type { GeneratedPicture } from '../../render/rendered-picture.ts'

/** The captions and the description of a generated meme. */
export interface GeneratedWords {
  /** One sentence that describes the picture. */
  readonly imageDescription: string
  readonly topText: string
  readonly bottomText: string
  /** At most `MAX_SUGGESTED_TITLE_LENGTH` characters. Without one, the captions give the title. */
  readonly title?: string
  /** The composer's. */
  readonly fallbacks?: Fallbacks
}

interface Generated<Picture = GeneratedPicture | FilledTemplate> extends GeneratedWords {
  readonly madeBy: Maker
  /** A picture without captions, or a template of the site with a text for each of its captions. */
  readonly picture: Picture
}

/** A template, and the texts of its captions in their order. */
export interface FilledTemplate {
  readonly templateId: number
  readonly texts: readonly string[]
}

/** A meme whose picture is not drawn yet, so it can still be animated. */
interface Composed extends GeneratedWords {
  readonly scene: Scene
}

export type OnProgress = (step: GenerationStep) => void

/** What words are requested for. */
export interface SuggestionWanted {
  /** Empty for anything. */
  readonly topic: string
  /** The names of the texts, in their order. */
  readonly zones: readonly (string | undefined)[]
  /** The template, with a joke that shows how it is used. */
  readonly template?: {
    readonly name: string
    readonly description: string
    readonly example: readonly string[]
  }
  /** A data URL. */
  readonly picture?: string
  /** What was suggested before. */
  readonly seen: readonly string[]
}

/** How a caller follows a generator. */
export interface GeneratorJob {
  /** Cancels the work. */
  readonly signal: AbortSignal
  /** The language of who wrote the prompt, BCP 47; English if it is missing. */
  readonly reader?: string
  /** Called with `picture` by a generator that has the captions and starts the picture. */
  readonly onProgress?: OnProgress
  /** Called with a failure for the operator's log, when the generator found another way. */
  readonly onFailure?: (failure: object) => void
}

export interface Generator {
  readonly kind: Site['generator']
  /**
   * @param prompt the user's text, not blank
   * @throws AppError `generation_refused`, `generation_timeout` or `generator_unavailable`; any
   *   error once canceled
   */
  generate(prompt: string, job: GeneratorJob): Promise<Generated>
  /**
   * Like `generate`, without drawing the picture; missing if a model makes pictures.
   *
   * @throws as `generate` does
   */
  compose?(prompt: string, job: Pick<GeneratorJob, 'reader' | 'signal'>): Promise<Composed>
  /**
   * A scene that replaces an unusable picture; missing if all pictures are scenes.
   *
   * @throws as `generate` does
   */
  redraw?(prompt: string, words: GeneratedWords, signal: AbortSignal): Promise<GeneratedPicture>
  /**
   * Suggests words; missing if there is no model.
   *
   * @returns one list of texts for each suggestion; undefined if the model gave none that can be used
   */
  suggest?(
    wanted: SuggestionWanted,
    job: GeneratorJob,
  ): Promise<readonly (readonly string[])[] | undefined>
  /** Ends the generator's threads. */
  close(): Promise<void>
}

/** The scene composer, which needs no model. */
export interface Composer extends Generator {
  generate(prompt: string, job: GeneratorJob): Promise<Generated<GeneratedPicture>>
}
