import type { Bubble } from '@memesmith/meme-render'
import { useEditorStore } from '../draft/editor-store.ts'
import { changeCaption } from '../layers/edit-layers.ts'

/**
 * Changes the bubble of a caption that has one.
 *
 * @param changes those of the same fields without a pause are one step
 */
export const changeBubble = (id: string, changes: Partial<Bubble>): void =>
  useEditorStore.getState().edit(`bubble ${id} ${Object.keys(changes).join()}`, ({ layers }) => {
    const layer = layers.find((each) => each.id === id)?.layer
    if (layer?.type !== 'caption' || layer.bubble === undefined) return {}
    return { layers: changeCaption(layers, id, { bubble: { ...layer.bubble, ...changes } }) }
  })
