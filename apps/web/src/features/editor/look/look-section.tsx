import { type ComponentType, useEffect, useState } from 'react'
import { Section } from '../../../components/ui/section.tsx'
import { loadOrNotify } from '../../../lib/load-or-notify.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import type { Picture } from '../picture/picture.ts'
import { lookOf } from './picture-look.ts'

/** Light and colors of the picture. Its controls are loaded when they are opened. */
export function LookSection({ picture }: { readonly picture: Picture }) {
  const isChanged = useEditorStore(({ layers }) => lookOf(layers) !== undefined)
  return (
    <Section title="Look" {...(isChanged && { note: 'changed' })}>
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
