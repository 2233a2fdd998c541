import {
  documentOfTexts,
  type MemeDocument,
  type TwoTexts,
  textsOfDocument,
} from '@memesmith/meme-render'

/** The two captions of a new draft (spec §5). */
export const EMPTY_DOCUMENT: MemeDocument = documentOfTexts({})

/** Adds the captions that the fields *Top Text* and *Bottom Text* edit, if they are missing. */
export function withTwoCaptions({ version, layers }: MemeDocument): MemeDocument {
  return { version, layers: [...layers, ...EMPTY_DOCUMENT.layers.slice(layers.length)] }
}

/** Applies a change of the fields to the document's first two captions. */
export function changeTexts(document: MemeDocument, changes: Partial<TwoTexts>): MemeDocument {
  const { version, layers } = withTwoCaptions(document)
  const texts = [changes.topText, changes.bottomText]
  return {
    version,
    layers: layers.map((layer, index) =>
      index > 1
        ? layer
        : {
            ...layer,
            text: texts[index] ?? layer.text,
            fontSize: changes.fontSize ?? layer.fontSize,
            color: changes.textColor ?? layer.color,
          },
    ),
  }
}

/** Whether the specification's fields describe the document completely. */
export const isTwoTexts = (document: MemeDocument): boolean =>
  JSON.stringify(documentOfTexts(textsOfDocument(document))) === JSON.stringify(document)
