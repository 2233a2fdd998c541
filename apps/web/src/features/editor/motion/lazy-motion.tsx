import { lazy, Suspense } from 'react'
import { useEditorStore } from '../draft/editor-store.ts'
import { pictureOf } from '../picture/picture-source.ts'

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }))
const SpanFields = lazy(async () => ({ default: (await import('./span-fields.tsx')).SpanFields }))

/** The controls of a picture that moves, which are loaded when there is one. */
export function LazyPlayer() {
  const motion = useMotion()
  return motion === undefined ? null : (
    <Suspense>
      <Player motion={motion} />
    </Suspense>
  )
}

/** When texts are shown, for a picture that moves. */
export function LazySpanFields() {
  const motion = useMotion()
  return motion === undefined ? null : (
    <Suspense>
      <SpanFields motion={motion} />
    </Suspense>
  )
}

const useMotion = () => useEditorStore(({ source }) => pictureOf(source)?.motion)
