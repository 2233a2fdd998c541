import {
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  documentOfTexts,
  type MemeDocument,
  type TwoTexts,
  textsOfDocument,
} from '@memesmith/meme-render'

/** The two captions of a new draft (spec §5). */
export const EMPTY_DOCUMENT: MemeDocument = documentOfTexts({
  topText: '',
  bottomText: '',
  fontSize: DEFAULT_FONT_SIZE,
  textColor: DEFAULT_TEXT_COLOR,
})

/** The document with the two captions that the fields *Top Text* and *Bottom Text* edit. */
export function withTwoCaptions({ version, layers }: MemeDocument): MemeDocument {
  return { version, layers: [...layers, ...EMPTY_DOCUMENT.layers.slice(layers.length)] }
}

/** The document after a change in the fields, which are about its first two captions. */
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

/** Whether the specification's two fields say all that the document does. */
export const isTwoTexts = (document: MemeDocument): boolean =>
  JSON.stringify(documentOfTexts(textsOfDocument(document))) === JSON.stringify(document)
