/**
 * Meme forms: a set-up and a punchline with slots in braces.
 *
 * A form fits a prompt when every slot that it uses can be filled and both lines stay short; so
 * each form says by its slots what it needs. A capital first letter in a slot's name gives a
 * capital first letter in the caption.
 */
import type { Mood } from '../moods/moods.ts'

/** A set-up and a punchline with slots. */
export interface CaptionForm {
  readonly top: string
  readonly bottom: string
  /** The moods of the prompts that it fits; if missing, all. */
  readonly moods?: readonly Mood[]
}

/** What kind of sentence a prompt is. */
export type Shape =
  | 'script'
  | 'classic'
  | 'contrast'
  | 'situation'
  | 'statement'
  | 'series'
  | 'reaction'
  | 'action'
  | 'doing'
  | 'self'
  | 'picture'
  | 'somebody'
  | 'topic'
  | 'phrase'
  | 'foreign'
  | 'unread'
  | 'emoji'

/** Makes a form for prompts of the moods, or of any mood if none is given. */
export const form = (top: string, bottom: string, ...moods: Mood[]): CaptionForm =>
  moods.length === 0 ? { top, bottom } : { top, bottom, moods }
