import type { Picture } from './picture.ts'

/** Where the draft's picture comes from. */
export type PictureSource = SettledPictureSource | AwaitedSource

/** The picture is null while it is loaded again after a reload. */
type SettledPictureSource =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'template'
      readonly templateId: number
      readonly picture: Picture | null
    }
  | {
      readonly kind: 'upload'
      /** When it was chosen, in ms since 1970; `draft-upload.ts` has it then. */
      readonly uploadedAt: number
      readonly picture: Picture | null
    }

/** A template that was asked for; what was there stays until its picture is here. */
interface AwaitedSource {
  readonly kind: 'loading'
  /** As it stands in the address. */
  readonly templateId: string
  readonly before: SettledPictureSource
}

export const NO_SOURCE: PictureSource = { kind: 'none' }

/** The source without what it waits for. */
export const settledSource = (source: PictureSource): SettledPictureSource =>
  source.kind === 'loading' ? source.before : source

/** The picture that is drawn on at present. */
export function pictureOf(source: PictureSource): Picture | null {
  const current = settledSource(source)
  return current.kind === 'none' ? null : current.picture
}

/** The source that a picture is. */
export const sourceOf = (picture: Picture): SettledPictureSource =>
  picture.origin.kind === 'upload'
    ? { kind: 'upload', uploadedAt: Date.now(), picture }
    : { kind: 'template', templateId: picture.origin.templateId, picture }

export const awaitTemplate = (source: PictureSource, templateId: string): PictureSource => ({
  kind: 'loading',
  templateId,
  before: settledSource(source),
})

/** The template whose picture has to be loaded; null for none. */
export function wantedTemplate(source: PictureSource): string | null {
  if (source.kind === 'loading') return source.templateId
  const isMissing = source.kind === 'template' && source.picture === null
  return isMissing ? String(source.templateId) : null
}

/** Whether the picture is an upload that a reload has taken from the page. */
export const isLostUpload = (source: PictureSource): boolean =>
  source.kind === 'upload' && source.picture === null

/** Whether somebody's own picture would be lost with it. */
export const isUpload = (source: PictureSource): boolean => settledSource(source).kind === 'upload'

/** What of a source is kept in a draft: a picture is made again from the template or the upload. */
export function sourceWithoutPicture(source: PictureSource): SettledPictureSource {
  const current = settledSource(source)
  return current.kind === 'none' ? current : { ...current, picture: null }
}
