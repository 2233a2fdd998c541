import { calls, type Template } from '@memesmith/contract'
import { hasStatus, request } from '../../../lib/api-client.ts'
import { call } from '../../../lib/call.ts'
import { uploadPicture } from '../../../lib/outbox/send-outbox.ts'
import type { TemplateWords } from '../../templates/own/template-form.tsx'
import { showSavedTemplate } from '../../templates/own/use-own-templates.ts'
import type { Picture } from '../picture/picture.ts'
import { exportMeme } from '../save/export-meme.ts'
import type { DraftTemplate } from './template-of-draft.ts'

const upload = uploadPicture()

interface TemplateToSave extends DraftTemplate {
  readonly words: TemplateWords
  readonly picture: Picture
  /** The template that the draft is made from. */
  readonly source: Template | undefined
  /** The URL of the upload, if it was sent before. */
  readonly sentUpload: string | undefined
}

/**
 * Keeps a new template of the user's own.
 *
 * @throws ResponseError if the server rejects it; Error if its picture can't be drawn or loaded
 */
export async function saveTemplate(template: TemplateToSave): Promise<Template> {
  const { words, zones, sentUpload } = template
  const imageUrl = await pictureUrl(template)
  try {
    const body = { ...words, imageUrl, layers: [...zones] }
    return await shown(await call(calls.createTemplate, { body }))
  } catch (error) {
    // The picture may have been deleted with the meme that it was sent for.
    if (sentUpload === undefined || imageUrl !== sentUpload || !hasStatus(error, 404)) throw error
    return await saveTemplate({ ...template, sentUpload: undefined })
  }
}

/**
 * Replaces the words and the zones of a template of the user's own. Its picture stays.
 *
 * @throws ResponseError if the server rejects it
 */
export const replaceTemplate = async (
  { id, imageUrl }: Template,
  { words, zones }: Pick<TemplateToSave, 'words' | 'zones'>,
): Promise<Template> =>
  await shown(
    await call(calls.replaceTemplate, {
      params: { id },
      body: { ...words, imageUrl, layers: [...zones] },
    }),
  )

async function shown(template: Template): Promise<Template> {
  await showSavedTemplate(template)
  return template
}

async function pictureUrl(template: TemplateToSave): Promise<string> {
  const { picture, source, sentUpload, isSamePicture, drawn } = template
  if (!isSamePicture) {
    return await upload(await exportMeme(picture, { document: drawn, watermark: '' }))
  }
  if (picture.origin.kind === 'upload') return sentUpload ?? (await upload(picture.origin.png))
  if (source === undefined) throw new Error('expected the template of the picture')
  // The user's own picture can be used by several templates.
  if (source.isOwn) return source.imageUrl
  const response = await request('GET', source.imageUrl)
  return await upload(await response.blob())
}
