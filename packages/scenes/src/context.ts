interface Gradient {
  addColorStop(offset: number, color: string): void
}

/** The fill and stroke styles of the canvas library. */
export type Style = unknown

/**
 * The part of a 2D canvas context that scenes need. A browser's `CanvasRenderingContext2D` and the
 * contexts of server-side canvases satisfy it as they are.
 */
export interface Context2D {
  fillStyle: Style
  strokeStyle: Style
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  globalAlpha: number
  /** CSS filter functions, or `none`. */
  filter: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetY: number
  font: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  textRendering: 'auto' | 'geometricPrecision' | 'optimizeLegibility' | 'optimizeSpeed'
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void
  bezierCurveTo(
    control1X: number,
    control1Y: number,
    control2X: number,
    control2Y: number,
    x: number,
    y: number,
  ): void
  arc(x: number, y: number, radius: number, start: number, end: number): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
  ): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void
  clip(): void
  fill(): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  setLineDash(segments: number[]): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Gradient
  // A method, so that a context that draws only pictures of its own library is assignable.
  drawImage(picture: object, x: number, y: number, width: number, height: number): void
  measureText(text: string): { readonly width: number }
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
}
