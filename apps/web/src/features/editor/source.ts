import type { Picture } from './picture.ts'

/** Where the draft's picture comes from. */
export type Source = SettledSource | AwaitedSource

/** The picture is null while it is loaded again after a reload. */
type SettledSource =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'template'
      readonly templateId: number
      readonly picture: Picture | null
    }
  | {
      readonly kind: 'upload'
      /** When it was chosen, in ms since 1970; `kept-upload.ts` has it then. */
      readonly uploadedAt: number
      readonly picture: Picture | null
    }

/** A template that was asked for; what was there stays until its picture is here. */
interface AwaitedSource {
  readonly kind: 'loading'
  /** As it stands in the address. */
  readonly templateId: string
  readonly before: SettledSource
}

export const NO_SOURCE: Source = { kind: 'none' }

/** The source without what it waits for. */
export const settled = (source: Source): SettledSource =>
  source.kind === 'loading' ? source.before : source

/** The picture that is drawn on at present. */
export function pictureOf(source: Source): Picture | null {
  const current = settled(source)
  return current.kind === 'none' ? null : current.picture
}

/** The source that a picture is. */
export const sourceOf = (picture: Picture): SettledSource =>
  picture.origin.kind === 'upload'
    ? { kind: 'upload', uploadedAt: Date.now(), picture }
    : { kind: 'template', templateId: picture.origin.templateId, picture }

export const awaitTemplate = (source: Source, templateId: string): Source => ({
  kind: 'loading',
  templateId,
  before: settled(source),
})

/** The template whose picture has to be loaded; null for none. */
export function wantedTemplate(source: Source): string | null {
  if (source.kind === 'loading') return source.templateId
  const isMissing = source.kind === 'template' && source.picture === null
  return isMissing ? String(source.templateId) : null
}

/** Whether the picture is an upload that a reload has taken from the page. */
export const isLostUpload = (source: Source): boolean =>
  source.kind === 'upload' && source.picture === null

/** Whether somebody's own picture would be lost with it. */
export const isUpload = (source: Source): boolean => settled(source).kind === 'upload'

/** What of a source is kept in a draft: a picture is made again from the template or the upload. */
export function keptSource(source: Source): SettledSource {
  const current = settled(source)
  return current.kind === 'none' ? current : { ...current, picture: null }
}
