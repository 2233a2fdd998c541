/**
 * The slug of a picture file: its name without extension, in lower case, words joined by hyphens.
 * Letters of every script stay letters.
 *
 * @returns an empty text when the name has no letter and no digit
 */
export function slugOf(fileName: string): string {
  const words = stemOf(fileName)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word !== '').join('-')
}

/** What a picture is called whose name nobody has written down: "grumpy_cat-2.jpg" is Grumpy cat 2. */
export function nameOf(fileName: string): string {
  const words = stemOf(fileName)
    .normalize('NFC')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const stemOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '')
