import {
  captionsOf,
  documentOfTexts,
  type MemeDocument,
  type TwoTexts,
  textsOfDocument,
} from '@memesmith/meme-render'

/** The two captions of a new draft (spec §5). */
export const EMPTY_DOCUMENT: MemeDocument = documentOfTexts({})

/** Adds the captions that the fields *Top Text* and *Bottom Text* edit, if they are missing. */
export function withTwoCaptions(document: MemeDocument): MemeDocument {
  const missing = EMPTY_DOCUMENT.layers.slice(captionsOf(document).length)
  return { ...document, layers: [...document.layers, ...missing] }
}

/** Applies a change of the fields to the document's first two captions. */
export function changeTexts(document: MemeDocument, changes: Partial<TwoTexts>): MemeDocument {
  const complete = withTwoCaptions(document)
  const [top, bottom] = captionsOf(complete)
  return {
    ...complete,
    layers: complete.layers.map((layer) => {
      if (layer.type !== 'caption' || (layer !== top && layer !== bottom)) return layer
      const text = layer === top ? changes.topText : changes.bottomText
      return {
        ...layer,
        text: text ?? layer.text,
        fontSize: changes.fontSize ?? layer.fontSize,
        color: changes.textColor ?? layer.color,
      }
    }),
  }
}

/** Whether the specification's fields describe the document completely. */
export const isTwoTexts = (document: MemeDocument): boolean =>
  JSON.stringify(documentOfTexts(textsOfDocument(document))) === JSON.stringify(document)
