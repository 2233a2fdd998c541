import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')

/**
 * A text that comes back from a browser, with a signature.
 *
 * @param secret of the site
 * @param purpose what is signed for something else is not valid
 * @param text without a dot
 */
export const signText = (secret: string, purpose: string, text: string): string =>
  `${text}.${hmac(secret, purpose, text)}`

/** The text of `signText`; undefined for one that this site has not signed for this purpose. */
export function readSignedText(
  secret: string,
  purpose: string,
  signed: string,
): string | undefined {
  const [text = ''] = signed.split('.', 1)
  // Compared as text: an encoding has several spellings, and each would be a different one.
  const [expected, given] = [Buffer.from(signText(secret, purpose, text)), Buffer.from(signed)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
}
