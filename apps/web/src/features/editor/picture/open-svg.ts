import { MAX_PIXEL_SIDE } from '@memesmith/meme-render'
import { DEFAULT_SVG_SIDE, MAX_SVG_BYTES } from './picture-limits.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** An SVG that can be drawn, and the size in px to draw it at. */
export interface OpenSvg extends Size {
  readonly image: HTMLImageElement
}

/**
 * Prepares an SVG for drawing on a canvas.
 *
 * Problem: browsers disagree on the size of an SVG without a size, and an SVG can contain scripts
 * and links to other files.
 * Approach: the size is computed from the markup and written into it. The SVG is drawn as an image
 * element, in which no script runs and nothing is loaded. Its URL is a `data:` URL, because in
 * Chromium an SVG with HTML from a `blob:` URL taints the canvas.
 * Limits: linked fonts and pictures are missing, as in every image element.
 *
 * @returns undefined if the file is not an SVG that this browser can show
 */
export async function openSvg(file: Blob): Promise<OpenSvg | undefined> {
  if (file.size > MAX_SVG_BYTES) return undefined
  const parsed = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  const root = parsed.documentElement
  const isSvg = root instanceof SVGSVGElement && parsed.querySelector('parsererror') === null
  if (!isSvg) return undefined

  const own = ownSize(root)
  const shrink = Math.min(1, MAX_PIXEL_SIDE / Math.max(own.width, own.height))
  const width = Math.max(1, Math.round(own.width * shrink))
  const height = Math.max(1, Math.round(own.height * shrink))
  // Without a viewBox, an SVG at another size is cropped instead of scaled.
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))

  const image = new Image()
  try {
    const markup = new XMLSerializer().serializeToString(parsed)
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`
    await image.decode()
  } catch {
    return undefined
  }
  return { image, width, height }
}

/** CSS px per absolute unit. */
const UNITS = new Map([
  ['', 1],
  ['px', 1],
  ['pt', 96 / 72],
  ['pc', 16],
  ['in', 96],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
])

/** The size from the attributes, or from the viewBox, or the default size. */
function ownSize(root: SVGSVGElement): Size {
  const width = lengthOf(root.getAttribute('width'))
  const height = lengthOf(root.getAttribute('height'))
  if (width > 0 && height > 0) return { width, height }
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(boxWidth > 0 && boxHeight > 0)) {
    return { width: width || DEFAULT_SVG_SIDE, height: height || DEFAULT_SVG_SIDE }
  }
  const scale = width / boxWidth || height / boxHeight || 1
  return { width: boxWidth * scale, height: boxHeight * scale }
}

/** Converts a length to px; 0 for relative lengths such as `100%`. */
function lengthOf(attribute: string | null): number {
  const [, digits = '', unit = ''] =
    /^([\d.]+(?:e[\d+-]+)?)([a-z]*)$/i.exec(attribute?.trim() ?? '') ?? []
  const pixels = Number(digits) * (UNITS.get(unit.toLowerCase()) ?? 0)
  return Number.isFinite(pixels) ? pixels : 0
}
