import type { MemeInput } from '@memesmith/contract'
import { hasStatus } from '../api-client.ts'
import type { WaitingPicture, WaitingSave } from './waiting-save.ts'

export interface SaveCalls<Answer> {
  /** Uploads a picture and returns its URL. */
  upload(png: Blob): Promise<string>
  send(body: MemeInput): Promise<Answer>
  /** Called with the save each time one of its pictures has been uploaded. */
  onUploaded?(save: WaitingSave): Promise<void>
}

/**
 * Uploads those pictures of a save that have not been uploaded, then sends the save.
 *
 * @throws what the calls throw
 */
export async function sendSave<Answer>(
  save: WaitingSave,
  calls: SaveCalls<Answer>,
): Promise<Answer> {
  try {
    return await calls.send(bodyOf(await uploadPictures(save, calls)))
  } catch (error) {
    // Uploads that no meme uses are deleted after a while.
    if (!hasStatus(error, 404) || !picturesOf(save).some(({ url }) => url !== undefined)) {
      throw error
    }
    return await calls.send(bodyOf(await uploadPictures(withoutUrls(save), calls)))
  }
}

const picturesOf = ({ picture, stickers }: WaitingSave): readonly WaitingPicture[] => [
  ...(picture ? [picture] : []),
  ...Object.values(stickers),
]

async function uploadPictures(
  save: WaitingSave,
  { upload, onUploaded }: Pick<SaveCalls<unknown>, 'onUploaded' | 'upload'>,
): Promise<WaitingSave> {
  let uploaded = save
  for (const [image, sticker] of Object.entries(save.stickers)) {
    if (sticker.url !== undefined) continue
    const url = await upload(sticker.png)
    const stickers = { ...uploaded.stickers, [image]: { ...sticker, url } }
    uploaded = { ...uploaded, stickers }
    await onUploaded?.(uploaded)
  }
  if (save.picture !== undefined && save.picture.url === undefined) {
    const url = await upload(save.picture.png)
    uploaded = { ...uploaded, picture: { ...save.picture, url } }
    await onUploaded?.(uploaded)
  }
  return uploaded
}

function withoutUrls(save: WaitingSave): WaitingSave {
  const stickers = Object.entries(save.stickers).map(([image, { png }]) => [image, { png }])
  return {
    ...save,
    stickers: Object.fromEntries(stickers),
    ...(save.picture && { picture: { png: save.picture.png } }),
  }
}

/** The body of an uploaded save. */
function bodyOf({ body, picture, stickers }: WaitingSave): MemeInput {
  const customImageUrl = picture?.url ?? body.customImageUrl ?? null
  const { document } = body
  if (document === undefined) return { ...body, customImageUrl }
  const layers = document.layers.map((layer) =>
    layer.type === 'sticker'
      ? { ...layer, image: stickers[layer.image]?.url ?? layer.image }
      : layer,
  )
  return { ...body, customImageUrl, document: { ...document, layers } }
}
