import { t } from '@lingui/core/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { Section } from '../../../components/ui/section.tsx'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { layerName } from '../layers/layer-name.ts'
import { lookName } from '../layers/look-name.ts'
import type { Picture } from '../picture/picture.ts'
import { lookedLayer, lookedSticker } from './picture-look.ts'

/** Light and colors of the picture. Its controls are loaded when they are opened. */
export function LookSection({ picture }: { readonly picture: Picture }) {
  const note = useEditorStore(({ layers, selected }) => {
    const sticker = lookedSticker(layers, selected)
    if (sticker !== undefined) return layerName(layers, sticker)
    return lookedLayer(layers, null) === undefined ? undefined : t`changed`
  })
  return (
    <Section title={lookName()} {...(note !== undefined && { note })}>
      <LazyOptions picture={picture} />
    </Section>
  )
}

function LazyOptions({ picture }: { readonly picture: Picture }) {
  const [Options, setOptions] = useState<ComponentType<{ readonly picture: Picture }>>()
  useEffect(() => {
    void loadOrNotify(import('./look-options.tsx'), t`The looks`).then((loaded) => {
      if (loaded !== undefined) setOptions(() => loaded.LookOptions)
    })
  }, [])
  return Options === undefined ? null : <Options picture={picture} />
}
