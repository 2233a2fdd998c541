import { ACTION, DOING, REACTION, SELF, SOMEBODY } from './action-forms.ts'
import type { CaptionForm, Shape } from './caption-form.ts'
import { CLASSIC, CONTRAST, FOREIGN, PHRASE, SCRIPT, UNREAD } from './quote-forms.ts'
import { EMOJI, PICTURE, SERIES, SITUATION, STATEMENT, TOPIC } from './situation-forms.ts'

/** The forms for each shape of prompt. */
export const CAPTION_FORMS: Readonly<Record<Shape, readonly CaptionForm[]>> = {
  action: ACTION,
  doing: DOING,
  self: SELF,
  script: SCRIPT,
  classic: CLASSIC,
  contrast: CONTRAST,
  situation: SITUATION,
  statement: STATEMENT,
  series: SERIES,
  reaction: REACTION,
  picture: PICTURE,
  somebody: SOMEBODY,
  topic: TOPIC,
  phrase: PHRASE,
  foreign: FOREIGN,
  unread: UNREAD,
  emoji: EMOJI,
}
