import type { MemeSize } from '@memesmith/meme-render'
import { useStore } from 'zustand'
import { useCanvasStore } from './canvas-store.ts'

/** The lines that the dragged layer is aligned with. */
export function Guides({ size }: { readonly size: MemeSize }) {
  // Not the hook, which renders later: guides move in the same frame as the picture.
  const guides = useStore(useCanvasStore, (store) => store.guides)
  return guides.map(({ axis, at }) => (
    <div
      key={`${axis} ${at}`}
      aria-hidden
      className="canvas-guide"
      data-axis={axis}
      style={
        axis === 'x'
          ? { left: `${(at / size.width) * 100}%` }
          : { top: `${(at / size.height) * 100}%` }
      }
    />
  ))
}
