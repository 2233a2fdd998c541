/**
 * The slug of a picture file: its name without the extension, in lower case, with words joined by
 * hyphens. Letters of every script are kept.
 *
 * @returns an empty string when the name has no letters or digits
 */
export function slugOf(fileName: string): string {
  const words = stemOf(fileName)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word !== '').join('-')
}

/** The default name of a template: "grumpy_cat-2.jpg" becomes "Grumpy cat 2". */
export function nameOf(fileName: string): string {
  const words = stemOf(fileName)
    .normalize('NFC')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '')
