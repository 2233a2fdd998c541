/** A whole number of pixels from 1 in a query; undefined for anything else, such as `1e3`. */
export function pixelsIn(text: string | undefined): number | undefined {
  const pixels = /^\d+$/.test(text ?? '') ? Number(text) : 0
  return pixels === 0 ? undefined : pixels
}
