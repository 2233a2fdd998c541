import {
  documentOfTexts,
  MAX_FONT_SIZE,
  type MemeDocument,
  MIN_FONT_SIZE,
  textsOfDocument,
} from '@memesmith/meme-render'

/** Whether the specification's fields describe the document completely. */
export function isTwoTexts(document: MemeDocument): boolean {
  const texts = textsOfDocument(document)
  const { fontSize } = texts
  return (
    Number.isInteger(fontSize) &&
    fontSize >= MIN_FONT_SIZE &&
    fontSize <= MAX_FONT_SIZE &&
    JSON.stringify(documentOfTexts(texts)) === JSON.stringify(document)
  )
}
