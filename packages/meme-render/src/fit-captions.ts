/**
 * Chooses the font size of captions at the picture's edges.
 *
 * Problem: the specification fixes the size and the baseline of a caption, but captions must not
 * leave the picture or overlap.
 * Approach: each caption is fitted into the whole height first. Only if the captions at the two
 * edges would overlap, the height is divided between them (`divide-height.ts`), and each is fitted
 * into its share. On a picture too low for readable captions, the gaps to the edges shrink.
 * Limits: captions at the same edge are drawn over each other.
 */
import {
  CAPTION_EDGE_GAP,
  CAPTION_SIDE_MARGIN,
  type Edge,
  GAP_SHARE,
  LINE_HEIGHT,
  SHRUNK_FONT_SIZE,
} from './defaults.ts'
import { divideHeight, type HeightClaim } from './divide-height.ts'
import { type FittedText, fitText } from './fit-text.ts'
import type { FontExtents } from './fonts/font-set.ts'
import type { MemeSize } from './meme-size.ts'
import type { MeasureText } from './types.ts'
import type { MeasuredText } from './wrap-text.ts'

/** Tolerance for rounding errors: without it, a caption could shrink unnecessarily. */
const ROUNDING = 1e-9

/** A caption with the size that the document asks for. */
export interface CaptionToFit {
  readonly units: MeasuredText
  readonly edge: Edge
  /** Meme pixels. */
  readonly fontSize: number
  /** Meme pixels. */
  readonly outlineWidth: number
  readonly extents: FontExtents
  readonly measure: MeasureText
}

/** A caption and the size that it is drawn at. */
export interface FittedCaption<Asked extends CaptionToFit> {
  readonly caption: Asked
  readonly fitted: FittedText
  /**
   * Distance from the picture's edge to the outer baseline, minus the font size, in meme pixels.
   */
  readonly edgeGap: number
}

/** @returns one result per caption, in the same order */
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
  const width = size.width - 2 * sideMarginOf(size)
  const fitInto = (caption: CaptionToFit, height: number, fontSize = caption.fontSize) => {
    const room = {
      width,
      // A smaller gap would leave no height for the text.
      reach: Math.max(height, edgeGap * 1.1),
      edgeGap,
      outward: outwardOf(caption),
      inward: inwardOf(caption),
      outline: caption.outlineWidth,
      leastSize: SHRUNK_FONT_SIZE,
    }
    return fitText(caption.units, fontSize, room, caption.measure)
  }
  const wishes = captions.map((caption) => {
    const fitted = fitInto(caption, size.height)
    return { caption, fitted, edgeGap, wanted: reachOf(caption, fitted, edgeGap) }
  })
  const longest = (edge: Edge, reach: (wish: (typeof wishes)[number]) => number) =>
    Math.max(0, ...wishes.filter(({ caption }) => caption.edge === edge).map(reach))
  const wantedAt = (edge: Edge) => longest(edge, ({ wanted }) => wanted)
  const claimAt = (edge: Edge): HeightClaim => ({
    wanted: wantedAt(edge),
    least: longest(edge, ({ caption }) => {
      const smallest = Math.min(caption.fontSize, SHRUNK_FONT_SIZE)
      return reachOf(caption, fitInto(caption, size.height, smallest), edgeGap)
    }),
  })

  if (wantedAt('top') + wantedAt('bottom') <= size.height) return wishes

  const [top, bottom] = divideHeight(size.height, claimAt('top'), claimAt('bottom'))
  return wishes.map(({ caption, fitted, wanted }) => {
    const share = caption.edge === 'top' ? top : bottom
    return {
      caption,
      edgeGap,
      fitted: wanted <= share + ROUNDING ? fitted : fitInto(caption, share),
    }
  })
}

/** Margin on both sides of captions at the edges, in meme pixels. */
export const sideMarginOf = ({ width }: MemeSize): number =>
  Math.min(CAPTION_SIDE_MARGIN, width * GAP_SHARE)

/** The height that a caption needs, measured from its edge. */
const reachOf = (
  caption: CaptionToFit,
  { lines, fontSize }: FittedText,
  edgeGap: number,
): number =>
  lines.length === 0
    ? 0
    : edgeGap +
      fontSize * (1 + LINE_HEIGHT * (lines.length - 1) + inwardOf(caption)) +
      caption.outlineWidth / 2

/** Extent of a line beyond its outer baseline towards the middle of the picture, in font sizes. */
const inwardOf = ({ edge, extents }: CaptionToFit): number =>
  // The outer baseline of a top caption is its first line's; that of a bottom caption is its last
  // line's.
  edge === 'top' ? extents.descent : extents.ascent

/** Extent of a line beyond its outer baseline towards the picture's edge, in font sizes. */
const outwardOf = ({ edge, extents }: CaptionToFit): number =>
  edge === 'top' ? extents.ascent : extents.descent
