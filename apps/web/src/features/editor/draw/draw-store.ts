import { type Cover, DEFAULT_STROKE, type Stroke } from '@memesmith/meme-render'
import { create } from 'zustand'

/** What a pointer draws; `hide` hides what it touches, and `eraser` removes what was drawn. */
export type DrawTool = Stroke['kind'] | 'eraser' | 'hide'

/** How a stroke looks. */
export type StrokeStyle = Pick<Stroke, 'color' | 'outlineColor' | 'width'>

/** How a brush hides. */
interface HideStyle {
  readonly kind: Cover['kind']
  /** Meme pixels. */
  readonly width: number
}

interface DrawStore {
  /** Null while nothing is drawn. */
  readonly tool: DrawTool | null
  readonly style: StrokeStyle
  readonly hiding: HideStyle
}

export const useDrawStore = create<DrawStore>(() => ({
  tool: null,
  style: DEFAULT_STROKE,
  hiding: { kind: 'blur', width: 32 },
}))

/** Starts or ends drawing. */
export const toggleDrawing = (): void =>
  useDrawStore.setState(({ tool }) => ({ tool: tool === null ? 'pen' : null }))

/** Starts hiding with a brush. */
export const startHiding = (kind: Cover['kind']): void =>
  useDrawStore.setState(({ hiding }) => ({ tool: 'hide', hiding: { ...hiding, kind } }))

export const endDrawing = (): void => useDrawStore.setState({ tool: null })
