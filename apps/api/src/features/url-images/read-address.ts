import {
  decodeLine,
  encodeLine,
  MAX_LINE_BYTES,
  PICTURES_ROOT,
  picturePath,
} from '@memesmith/contract'
import { PictureError } from './picture-error.ts'

export const EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif'] as const
export type Extension = (typeof EXTENSIONS)[number]

/** What an address asks for. */
export interface PictureAddress {
  readonly slug: string
  /** Empty for the blank picture. */
  readonly lines: readonly string[]
  readonly extension: Extension
}

export type ReadAddress =
  | { readonly kind: 'picture'; readonly address: PictureAddress }
  /** The example of a template, whose texts are not known here. */
  | { readonly kind: 'example'; readonly slug: string }
  /** Another address of the same picture. If it is permanent, it is the canonical one. */
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }

const isExtension = (text: string): text is Extension =>
  EXTENSIONS.some((extension) => extension === text)

/** The extension of a path, to answer an error in its format. */
export function extensionOf(path: string): Extension {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  return isExtension(extension) ? extension : 'png'
}

/**
 * Reads the address of a picture.
 *
 * @param path as the client sent it
 * @param search the query with its `?`; empty for none
 * @throws PictureError 404 for a slug that no template can have, 414 for a line that is too long, 422 for
 *   an unknown extension
 */
export function readAddress(path: string, search: string): ReadAddress {
  const misplaced = /&(?=[a-z_]+=)/.exec(path)
  if (misplaced && search === '') {
    const [before, after] = [path.slice(0, misplaced.index), path.slice(misplaced.index + 1)]
    return redirect(302, `${withExtension(before)}?${after}`)
  }
  const segments = path
    .slice(PICTURES_ROOT.length + 1)
    .split('/')
    .map(percentDecoded)
  const last = segments.pop() ?? ''
  const dot = last.lastIndexOf('.')
  const name = dot === -1 ? last : last.slice(0, dot)
  const [slug = name, ...others] = segments
  const isExample = dot === -1 && segments.length === 0
  // As part of another address, it would lead elsewhere.
  if (!isExample && /^\.*$|\//.test(slug)) {
    throw new PictureError(404, 'There is no such template.')
  }
  if (dot === -1) {
    if (isExample || (last === '' && others.length === 0)) return { kind: 'example', slug }
    return redirect(302, withExtension(path) + search)
  }
  const extension = last.slice(dot + 1)
  if (!isExtension(extension)) {
    throw new PictureError(422, `Pictures are ${EXTENSIONS.join(', ')}.`)
  }
  const written = segments.length === 0 ? [] : [...others, name]
  const lines = written.map(decodeLine)
  // The canonical form may be longer than what was written.
  assertShort([...written, ...lines.map(encodeLine)])
  // An extension after a slash.
  if (written.length === 1 && written[0] === '') {
    return redirect(302, picturePath(slug, [], extension) + search)
  }
  const canonical = picturePath(slug, lines, extension)
  const isCanonical =
    lines.at(-1) !== '' && lines.every((line, at) => encodeLine(line) === written[at])
  return isCanonical || written.length === 0
    ? { kind: 'picture', address: { slug, lines, extension } }
    : redirect(301, canonical + search)
}

/** @throws PictureError 414 for a line, as an address has it, that is too long */
export function assertShort(lines: readonly string[]): void {
  if (lines.some((line) => Buffer.byteLength(line) > MAX_LINE_BYTES)) {
    throw new PictureError(414, `A line of the address has at most ${MAX_LINE_BYTES} bytes.`)
  }
}

const redirect = (status: 301 | 302, location: string): ReadAddress => ({
  kind: 'redirect',
  status,
  location,
})

const withExtension = (path: string): string => `${path.replace(/\/$/, '/_')}.png`

/** A `%` that does not begin an escape stands for itself. */
function percentDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/%[0-9a-f]{2}/gi, (code) => {
      const byte = Number.parseInt(code.slice(1), 16)
      return byte < 128 ? String.fromCharCode(byte) : code
    })
  }
}
