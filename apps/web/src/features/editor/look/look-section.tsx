import { type ComponentType, useEffect, useState } from 'react'
import { Section } from '../../../components/ui/section.tsx'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { layerName } from '../layers/layer-name.ts'
import type { Picture } from '../picture/picture.ts'
import { lookedLayer, lookedSticker } from './picture-look.ts'

/** Light and colors of the picture. Its controls are loaded when they are opened. */
export function LookSection({ picture }: { readonly picture: Picture }) {
  const note = useEditorStore(({ layers, selected }) => {
    const sticker = lookedSticker(layers, selected)
    if (sticker !== undefined) return layerName(layers, sticker)
    return lookedLayer(layers, null) === undefined ? undefined : 'changed'
  })
  return (
    <Section title="Look" {...(note !== undefined && { note })}>
      <LazyOptions picture={picture} />
    </Section>
  )
}

function LazyOptions({ picture }: { readonly picture: Picture }) {
  const [Options, setOptions] = useState<ComponentType<{ readonly picture: Picture }>>()
  useEffect(() => {
    void loadOrNotify(import('./look-options.tsx'), 'The looks').then((loaded) => {
      if (loaded !== undefined) setOptions(() => loaded.LookOptions)
    })
  }, [])
  return Options === undefined ? null : <Options picture={picture} />
}
