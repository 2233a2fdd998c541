/**
 * Decides how large captions are drawn.
 *
 * Problem: a caption has exactly the size and the baseline of the specification, but captions must
 * not leave the picture or meet.
 * Approach: each caption is fitted into the whole height first. Only where the two edges' captions
 * would meet, the height is divided between them (`share-height.ts`) and each is fitted into its
 * share. On a picture too flat for readable captions that way, the gaps to the edges shrink.
 * Limits: captions at the same edge are drawn over each other.
 */
import {
  ASCENT,
  CAPTION_EDGE_GAP,
  CAPTION_SIDE_MARGIN,
  DESCENT,
  GAP_SHARE,
  LINE_HEIGHT,
  OUTLINE_WIDTH,
  SHRUNK_FONT_SIZE,
} from './defaults.ts'
import { type FittedText, fitText } from './fit-text.ts'
import type { MemeSize } from './meme-size.ts'
import { type HeightClaim, shareHeight } from './share-height.ts'
import type { MeasureText, Placement } from './types.ts'
import type { MeasuredText } from './wrap-text.ts'

/** Sums of fractional pixels are not exact: without this, a caption could shrink for nothing. */
const ROUNDING = 1e-9

/** A caption as it was asked for. */
export interface CaptionToFit {
  readonly text: MeasuredText
  readonly placement: Placement
  /** Meme pixels. */
  readonly fontSize: number
  readonly measure: MeasureText
}

/** A caption and how it is drawn. */
export interface FittedCaption<Asked extends CaptionToFit> {
  readonly caption: Asked
  readonly fitted: FittedText
  /** From the picture's edge to the outer baseline, less the font size, in meme pixels. */
  readonly edgeGap: number
}

/** @returns one for each caption, in their order */
export function fitCaptions<Asked extends CaptionToFit>(
  captions: readonly Asked[],
  size: MemeSize,
): FittedCaption<Asked>[] {
  const usual = fitAtGap(captions, size, CAPTION_EDGE_GAP)
  const smallGap = size.height * GAP_SHARE
  const isReadable = usual.every(
    ({ caption, fitted }) =>
      !fitted.truncated &&
      fitted.fontSize >= Math.min(SHRUNK_FONT_SIZE, caption.fontSize) &&
      reachOf(caption, fitted, CAPTION_EDGE_GAP) <= size.height,
  )
  return isReadable || smallGap >= CAPTION_EDGE_GAP ? usual : fitAtGap(captions, size, smallGap)
}

function fitAtGap<Asked extends CaptionToFit>(
  captions: readonly Asked[],
  size: MemeSize,
  edgeGap: number,
): FittedCaption<Asked>[] {
  const width = size.width - 2 * Math.min(CAPTION_SIDE_MARGIN, size.width * GAP_SHARE)
  const fitInto = (caption: CaptionToFit, height: number, fontSize = caption.fontSize) => {
    const room = {
      width,
      // Less would leave no height at all for the text.
      reach: Math.max(height, edgeGap * 1.1),
      edgeGap,
      inward: inwardOf(caption.placement),
    }
    return fitText(caption.text, fontSize, room, caption.measure)
  }
  const wishes = captions.map((caption) => {
    const fitted = fitInto(caption, size.height)
    return { caption, fitted, edgeGap, wanted: reachOf(caption, fitted, edgeGap) }
  })
  const longest = (placement: Placement, reach: (wish: (typeof wishes)[number]) => number) =>
    Math.max(0, ...wishes.filter(({ caption }) => caption.placement === placement).map(reach))
  const wantedAt = (placement: Placement) => longest(placement, ({ wanted }) => wanted)
  const claimAt = (placement: Placement): HeightClaim => ({
    wanted: wantedAt(placement),
    least: longest(placement, ({ caption }) => {
      const smallest = Math.min(caption.fontSize, SHRUNK_FONT_SIZE)
      return reachOf(caption, fitInto(caption, size.height, smallest), edgeGap)
    }),
  })

  if (wantedAt('top') + wantedAt('bottom') <= size.height) return wishes

  const [top, bottom] = shareHeight(size.height, claimAt('top'), claimAt('bottom'))
  return wishes.map(({ caption, fitted, wanted }) => {
    const share = caption.placement === 'top' ? top : bottom
    return {
      caption,
      edgeGap,
      fitted: wanted <= share + ROUNDING ? fitted : fitInto(caption, share),
    }
  })
}

/** What a caption takes of the picture's height, from its edge inwards. */
const reachOf = (
  { placement }: CaptionToFit,
  { lines, fontSize }: FittedText,
  edgeGap: number,
): number =>
  lines.length === 0
    ? 0
    : edgeGap +
      fontSize * (1 + LINE_HEIGHT * (lines.length - 1) + inwardOf(placement)) +
      OUTLINE_WIDTH / 2

/** What a line needs beyond its outer baseline, towards the middle, in font sizes. */
const inwardOf = (placement: Placement): number =>
  // A top caption hangs below its baseline; a bottom caption stands up from it.
  placement === 'top' ? DESCENT : ASCENT
