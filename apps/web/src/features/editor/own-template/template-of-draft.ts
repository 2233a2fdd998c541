import { t } from '@lingui/core/macro'
import type { Template } from '@memesmith/contract'
import {
  BLANK_DOCUMENT,
  type Caption,
  captionsOf,
  type MemeDocument,
  mayBeCovered,
} from '@memesmith/meme-render'
import { isEmptyPanel } from '../layers/edit-layers.ts'
import { documentOf, type EditorLayers } from '../layers/editor-layer.ts'
import type { Picture } from '../picture/picture.ts'

/** What a template of the draft consists of. */
export interface DraftTemplate {
  /** What is drawn into its picture: the frame and all layers but the captions. */
  readonly drawn: MemeDocument
  /** Whether the picture stays unchanged. */
  readonly isSamePicture: boolean
  /** Its captions, with the texts as examples. */
  readonly zones: readonly Caption[]
  /** Whether words are left out, because they may lie below a hidden part. */
  readonly leavesWordsOut: boolean
}

/**
 * Divides the draft into the picture of a template and its zones. Everything but its texts becomes part of the
 * picture, and a crop and turns are applied to it, because zones are places in the framed picture. A zone is drawn
 * in front of what was hidden, so that it has no words that lay below.
 *
 * @param source the template that the draft is made from; its examples stand for texts that are empty
 */
export function templateOfDraft(
  { layers, frame }: { readonly layers: EditorLayers; readonly frame: MemeDocument['frame'] },
  source: Pick<Template, 'layers'> | undefined,
): DraftTemplate {
  const document = documentOf({ layers: layers.filter((each) => !isEmptyPanel(each)) })
  const drawn = document.layers.filter(({ type }) => type !== 'caption')
  const texts = captionsOf(document).map((zone) => ({
    zone,
    isCovered: mayBeCovered(zone, document),
  }))
  return {
    drawn: { ...BLANK_DOCUMENT, ...(frame && { frame }), layers: drawn },
    isSamePicture: frame === undefined && drawn.length === 0,
    zones: texts.map(({ zone, isCovered }, index) => {
      if (!isCovered) return { ...zone, text: wordsOr(zone.text, source?.layers[index]?.text) }
      const { accentWords: _, ...look } = zone
      return { ...look, text: '' }
    }),
    leavesWordsOut: texts.some(({ zone, isCovered }) => isCovered && zone.text.trim() !== ''),
  }
}

const wordsOr = (words: string, example = ''): string => (words.trim() === '' ? example : words)

/** Why no template can be made of a draft with this picture; undefined if one can. */
export const templateProblem = (
  { motion }: Pick<Picture, 'motion'>,
  { isSamePicture }: DraftTemplate,
): string | undefined =>
  motion === undefined || isSamePicture
    ? undefined
    : t`A template that moves can have no stickers, drawings or looks and nothing hidden, and its picture can’t be cropped or turned. Please undo that first.`
