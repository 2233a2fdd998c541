import { GIF, MP4, PNG, WEBP } from './call.ts'

/** The files that a saved meme can be had as. */
type FileFormat = 'gif' | 'mp4' | 'png' | 'webp'

/** The copies that are made on first request, first what most chats play. A site may make no MP4s. */
export const COPY_FORMATS = ['mp4', 'gif'] as const satisfies readonly FileFormat[]
export type CopyFormat = (typeof COPY_FORMATS)[number]

/** A saved meme as a file. */
export interface MemeFile {
  /** Also the file's extension. */
  readonly format: FileFormat
  readonly name: string
  /** Where it works, in two words. */
  readonly worksIn: string
  readonly type: string
  readonly url: string
}

const KNOWN = {
  mp4: { name: 'MP4', worksIn: /*i18n*/ 'Plays everywhere', type: MP4.contentType },
  gif: { name: 'GIF', worksIn: /*i18n*/ 'Discord, Slack', type: GIF.contentType },
  webp: { name: 'WebP', worksIn: /*i18n*/ 'Sharpest, browsers', type: WEBP.contentType },
  png: { name: 'PNG', worksIn: /*i18n*/ 'Shows everywhere', type: PNG.contentType },
} as const

/** What memes need to have files. */
export interface MemePictures {
  readonly animationUrl?: string | null
  readonly memeImageUrl: string
}

/**
 * The files of a saved meme, first the one that most chats show as it was meant, last the PNG.
 *
 * @param copies what the site makes of a meme that moves
 */
export function memeFiles(
  { animationUrl, memeImageUrl }: MemePictures,
  copies: readonly CopyFormat[],
): readonly MemeFile[] {
  const png = { format: 'png', ...KNOWN.png, url: memeImageUrl } as const
  if (animationUrl == null) return [png]
  const moving = [...COPY_FORMATS.filter((format) => copies.includes(format)), 'webp'] as const
  return [
    ...moving.map((format) => ({
      format,
      ...KNOWN[format],
      url: animationUrl.replace('.webp', `.${format}`),
    })),
    { ...png, name: 'Still picture' },
  ]
}

/** What a site makes of a meme that moves. */
export const copiesOfSite = ({ mp4 }: { readonly mp4: boolean }): readonly CopyFormat[] =>
  COPY_FORMATS.filter((format) => format !== 'mp4' || mp4)

/** Whether the server makes a file when it is first asked for, and says how far it is. */
export const isCopy = ({ format }: MemeFile): boolean =>
  COPY_FORMATS.some((copy) => copy === format)
