/** The first bytes of WebM and Matroska. */
const EBML = '\x1a\x45\xdf\xa3'
/** Brands of still pictures in the container of MP4: AVIF and HEIF. */
const STILL_BRAND = /^(avi[fs]|hei[cmsx]|hev[cmsx]|mi[af]1|msf1)/
/** The first boxes of older QuickTime files. */
const QUICKTIME_BOX = /^(moov|mdat|wide|free|skip|pnot)$/
const LATIN = new TextDecoder('latin1')

/**
 * Whether a file is a video, by its first bytes: its name and type may be wrong. An unknown file whose
 * type claims a video counts as one, so that the error can say what is wrong with it.
 */
export async function isVideoFile(file: File): Promise<boolean> {
  const head = LATIN.decode(await file.slice(0, 12).arrayBuffer())
  const box = head.slice(4, 8)
  if (head.startsWith(EBML) || QUICKTIME_BOX.test(box)) return true
  if (box === 'ftyp') return !STILL_BRAND.test(head.slice(8))
  return file.type.startsWith('video/') && !isPicture(head)
}

const isPicture = (head: string): boolean =>
  head.startsWith('\x89PNG') ||
  head.startsWith('GIF8') ||
  head.startsWith('\xff\xd8\xff') ||
  head.slice(8, 12) === 'WEBP'
