import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openCanvas } from '../../../testing/editor.tsx'
import { emptyPanel } from '../blank/panel-layouts.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { newLayer } from '../layers/editor-layer.ts'

it('an empty panel is shaded at its edge only, so that a sticker in front of it is not tinted', async () => {
  await openCanvas()
  const place = { x: 0.1, y: 0.1, width: 0.8, height: 0.8, rotation: 0 }
  useEditorStore.getState().edit('panel', ({ layers }) => ({
    layers: [newLayer(emptyPanel(place)), ...layers],
  }))
  const panel = page.getByText('Add picture', { exact: true })
  await expect.element(panel).toBeVisible()
  const target = panel.element().parentElement
  if (target === null) throw new Error('expected the panel around its words')
  const { backgroundColor, boxShadow } = getComputedStyle(target)
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(boxShadow).toContain('inset')
})
