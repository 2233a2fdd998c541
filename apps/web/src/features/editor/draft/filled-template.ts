import { calls, type TemplateOffer } from '@memesmith/contract'
import { documentOfZones, type MemeDocument } from '@memesmith/meme-render'
import { call } from '../../../lib/call.ts'
import { type Picture, pictureFromTemplate } from '../picture/picture.ts'
import { previewOf } from '../picture/preview-of.ts'
import { useEditorStore } from './editor-store.ts'

/** A template with words on it. */
export interface FilledTemplate {
  readonly picture: Picture
  readonly document: MemeDocument
}

/** @throws Error if the template can't be loaded */
export async function loadFilledTemplate({
  templateId,
  texts,
}: Pick<TemplateOffer, 'templateId' | 'texts'>): Promise<FilledTemplate> {
  const template = await call(calls.getTemplate, { params: { id: templateId } })
  const picture = await pictureFromTemplate(template)
  return { picture, document: documentOfZones(template.layers, texts) }
}

/** Longer side of its picture in a list, in px. */
const SIDE = 360

/** A small picture of it, as the editor would draw it; undefined if it can't be drawn. */
export const pictureOfFilled = ({ picture, document }: FilledTemplate): Promise<Blob | undefined> =>
  previewOf(picture, document, SIDE)

/** Opens it in place of the current draft. */
export function openFilled({ picture, document }: FilledTemplate): void {
  const { reset, openMeme, setPicture } = useEditorStore.getState()
  // The draft before belongs to another meme.
  reset()
  setPicture(picture)
  openMeme(document, '')
}
