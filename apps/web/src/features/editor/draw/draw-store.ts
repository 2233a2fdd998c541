import { DEFAULT_STROKE, type Stroke } from '@memesmith/meme-render'
import { create } from 'zustand'

/** What a pointer draws, or `eraser`, which removes what was drawn. */
export type DrawTool = Stroke['kind'] | 'eraser'

/** How a stroke looks. */
export type StrokeStyle = Pick<Stroke, 'color' | 'outlineColor' | 'width'>

interface DrawStore {
  /** Null while nothing is drawn. */
  readonly tool: DrawTool | null
  readonly style: StrokeStyle
}

export const useDrawStore = create<DrawStore>(() => ({ tool: null, style: DEFAULT_STROKE }))

/** Starts or ends drawing. */
export const toggleDrawing = (): void =>
  useDrawStore.setState(({ tool }) => ({ tool: tool === null ? 'pen' : null }))

export const endDrawing = (): void => useDrawStore.setState({ tool: null })
