import {
  BLANK_DOCUMENT,
  type Caption,
  captionsOf,
  documentOfTexts,
  type Frame,
  type Layer,
  type MemeDocument,
} from '@memesmith/meme-render'
import { randomId } from '../../../lib/random-id.ts'

/** What a bar changes of the look of its text. */
export type BarredLook = Pick<Caption, 'align' | 'color' | 'outlineWidth' | 'shadow'>

/** A layer with what only the editor knows about it. */
export interface EditorLayer {
  /** Unique in the draft; stays the same while the layer changes. */
  readonly id: string
  readonly layer: Layer
  /** Hidden layers are neither drawn nor saved. */
  readonly isHidden: boolean
  /** Whether a text is hidden because the template has no zone for it. */
  readonly isSpare?: boolean
  /**
   * The place of a text among the fields, if texts were moved to the front or the back; undefined for their
   * order in the document.
   */
  readonly field?: number
  /** Whether the box of a text fits its words: it was at an edge and was moved, or its zone ended. */
  readonly isFitted?: boolean
  /** How a text in a bar looked before; undefined if it was not put there in the editor. */
  readonly beforeBar?: BarredLook
  /** Locked layers are not selected on the canvas, and are neither moved nor removed. */
  readonly isLocked: boolean
}

/** The layers of the draft, from back to front. */
export type EditorLayers = readonly EditorLayer[]

/** @returns a visible, unlocked layer with a new id */
export const newLayer = (layer: Layer): EditorLayer => ({
  id: randomId(),
  layer,
  isHidden: false,
  isLocked: false,
})

/** The layers of a document. Its first two captions, which the fields edit, always exist. */
export function layersOf(document: MemeDocument): EditorLayers {
  const captions = captionsOf(document)
  const missing = documentOfTexts({}).layers.slice(captions.length)
  return [...document.layers, ...missing].map((layer, index) => ({
    ...newLayer(layer),
    id: String(index),
  }))
}

/** The layers of a meme that was saved, with its texts in the fields that they were typed in. */
export function savedLayersOf(document: MemeDocument): EditorLayers {
  const inFields = captionsInFields(captionsOf(document))
  return layersOf(document).map((each) => {
    const field = inFields.indexOf(each.layer)
    return field < 0 ? each : { ...each, field }
  })
}

/**
 * Captions are stored in the order in which they are drawn, which `[` and `]` change. The one at the upper edge and
 * the one at the lower are the texts of the first two fields nevertheless.
 *
 * @returns the captions in the order of their fields; none if that is their own order
 */
function captionsInFields(captions: readonly Caption[]): readonly Layer[] {
  const at = (...places: readonly Caption['place'][]) =>
    places.flatMap((place) =>
      captions.filter((each) => each.place === place && each.name === undefined),
    )[0]
  const [upper, lower] = [at('top', 'above'), at('bottom', 'below')]
  if (upper === undefined || lower === undefined) return []
  const inFields = [...new Set([upper, lower, ...captions])]
  return inFields.every((each, index) => each === captions[index]) ? [] : inFields
}

/** The layers that are drawn, in the order of the document's layers and of the layout's. */
export const visibleLayers = (layers: EditorLayers): EditorLayers =>
  layers.filter(({ isHidden }) => !isHidden)

const documents = new WeakMap<EditorLayers, MemeDocument>()

/**
 * The document that is drawn and saved. The same layers and frame give the same object.
 */
export function documentOf({ layers, frame }: DocumentParts): MemeDocument {
  const known = documents.get(layers)
  if (known !== undefined && known.frame === frame) return known
  const document: MemeDocument = {
    ...BLANK_DOCUMENT,
    ...(frame !== undefined && { frame }),
    layers: visibleLayers(layers).map(({ layer }) => layer),
  }
  documents.set(layers, document)
  return document
}

interface DocumentParts {
  readonly layers: EditorLayers
  readonly frame?: Frame | undefined
}
