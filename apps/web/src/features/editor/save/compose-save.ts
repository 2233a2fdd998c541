import { DEFAULT_TITLE, type MemeInput, type SignedInUser } from '@memesmith/contract'
import { BLANK_DOCUMENT, type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import type { WaitingSave } from '../../../lib/outbox/waiting-save.ts'
import { accountKeyOf } from '../../auth/account-key.ts'
import type { Picture } from '../picture/picture.ts'
import { takeStickers } from '../stickers/take-stickers.ts'
import { isTwoTexts } from './is-two-texts.ts'

interface SaveOptions {
  /** Names the save: the server makes one meme of all saves with the same key. */
  readonly key: string
  /** The share id of the meme that it is made after. */
  readonly after?: string | null
  /** The id of the meme to replace; undefined for a new meme. */
  readonly replaces?: number | undefined
  /** The URL of the picture, if it was sent before. */
  readonly sentUpload?: string | undefined
}

/** Collects all that is needed to save a draft, so that it can be sent now or later. */
export async function composeSave(
  user: SignedInUser,
  draft: { readonly document: MemeDocument; readonly title: string },
  origin: Picture['origin'],
  { key, after, replaces, sentUpload }: SaveOptions,
): Promise<WaitingSave> {
  const { document, stickers } = await takeStickers(draft.document)
  const body: MemeInput = {
    title: draft.title.trim() || DEFAULT_TITLE,
    ...shortestOf(document),
    templateId: origin.kind === 'template' ? origin.templateId : null,
    customImageUrl: null,
    memeImageUrl: null,
    ...(replaces === undefined && { isPublic: false, ...(after != null && { after }) }),
  }
  const save = { key, account: accountKeyOf(user), at: Date.now(), body, replaces, stickers }
  if (origin.kind === 'template') return save
  const url = sentUpload ?? origin.url
  return { ...save, picture: { png: origin.png, ...(url !== undefined && { url }) } }
}

/** The look of captions that a document without them has. */
const { fontSize, textColor } = textsOfDocument(BLANK_DOCUMENT)
const DEFAULT_LOOK = { fontSize, textColor }

/** Sends the specification's fields if they describe the meme completely, else the document. */
function shortestOf(document: MemeDocument) {
  return isTwoTexts(document) ? textsOfDocument(document) : { ...DEFAULT_LOOK, document }
}
