import { calls, type Meme, type MemeSummary, pathOf, queryOf } from '@memesmith/contract'
import { type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { imageUrl } from '../../storage/image-url.ts'
import type { MemeRow } from './memes.repository.ts'

/**
 * A stored meme as the API returns it.
 *
 * @param document that of the row, if the caller has it at hand
 */
export const toMeme = (row: MemeRow, document: MemeDocument = JSON.parse(row.document)): Meme => ({
  ...summaryOf(row, document),
  document,
})

/** A stored meme as lists have it. */
export const toMemeSummary = (row: MemeRow): MemeSummary => summaryOf(row, JSON.parse(row.document))

function summaryOf(row: MemeRow, document: MemeDocument): MemeSummary {
  // So that a browser that has cached the replaced picture loads the new one.
  const version = queryOf({ v: row.updatedAt ?? undefined })
  const { shareId } = row
  return {
    id: row.id,
    title: row.title,
    suggestedTitle: row.suggestedTitle,
    ...textsOfDocument(document),
    templateId: row.templateId ?? row.ownTemplateId,
    customImageUrl: row.customImageId === null ? null : imageUrl(row.customImageId),
    memeImageUrl: pathOf(calls.sharedPicture, { shareId }) + version,
    animationUrl: row.animationId === null ? null : pathOf(calls.sharedWebp, { shareId }) + version,
    thumbnailUrl: pathOf(calls.getThumbnail, { id: row.id }) + version,
    shareUrl: pathOf(calls.sharePage, { shareId }),
    width: row.width,
    height: row.height,
    isPublic: row.isPublic === 1,
    ...(row.publicState && { publicState: row.publicState }),
    ...(row.publicReason && { publicReason: row.publicReason }),
    tags: JSON.parse(row.tags),
    isFavorite: row.isFavorite === 1,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
  }
}
