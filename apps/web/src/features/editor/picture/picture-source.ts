import type { Picture } from './picture.ts'

/** The source of the draft's picture. */
export type PictureSource = SettledPictureSource | AwaitedSource

/** The picture is null until it is loaded again after a reload or undo. */
export type SettledPictureSource =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'template'
      readonly templateId: number
      readonly picture: Picture | null
    }
  | {
      readonly kind: 'upload'
      /** When the file was chosen, in ms since 1970. `draft-upload.ts` keeps the file by it. */
      readonly uploadedAt: number
      readonly picture: Picture | null
    }

/** A template that is loading. The previous picture stays until it is loaded. */
interface AwaitedSource {
  readonly kind: 'loading'
  /** From the URL; may be any string. */
  readonly templateId: string
  readonly before: SettledPictureSource
}

export const NO_SOURCE: SettledPictureSource = { kind: 'none' }

/** The source, or the previous one while a template is loading. */
export const settledSource = (source: PictureSource): SettledPictureSource =>
  source.kind === 'loading' ? source.before : source

/** The picture that is shown now. */
export function pictureOf(source: PictureSource): Picture | null {
  const current = settledSource(source)
  return current.kind === 'none' ? null : current.picture
}

/** The source for a loaded picture. */
export const sourceOf = (picture: Picture): SettledPictureSource =>
  picture.origin.kind === 'upload'
    ? { kind: 'upload', uploadedAt: Date.now(), picture }
    : { kind: 'template', templateId: picture.origin.templateId, picture }

/**
 * Starts to load a template.
 *
 * @param templateId from the URL; may be any string
 */
export const awaitTemplate = (source: PictureSource, templateId: string): PictureSource => ({
  kind: 'loading',
  templateId,
  before: settledSource(source),
})

/** The template whose picture must be loaded, or null. */
export function wantedTemplate(source: PictureSource): string | null {
  if (source.kind === 'loading') return source.templateId
  const isMissing = source.kind === 'template' && source.picture === null
  return isMissing ? String(source.templateId) : null
}

/** The `uploadedAt` of the upload whose file must be read again after a reload or undo; or null. */
export const lostUpload = (source: PictureSource): number | null =>
  source.kind === 'upload' && source.picture === null ? source.uploadedAt : null

/** Whether the picture is an upload, which the user can't get back from the gallery. */
export const isUpload = (source: PictureSource): boolean => settledSource(source).kind === 'upload'

/** The source as it is kept in a draft. The picture itself is loaded again. */
export function sourceWithoutPicture(source: PictureSource): SettledPictureSource {
  const current = settledSource(source)
  return current.kind === 'none' ? current : { ...current, picture: null }
}

/** Whether both name the same template or the same upload. */
export const isSameSource = (a: PictureSource, b: PictureSource): boolean =>
  JSON.stringify(sourceWithoutPicture(a)) === JSON.stringify(sourceWithoutPicture(b))

/** The source with the loaded picture of the other one, if both name the same. */
export function withPictureOf(source: SettledPictureSource, other: PictureSource): PictureSource {
  return isSameSource(source, other) ? settledSource(other) : source
}
