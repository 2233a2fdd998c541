import { t } from '@lingui/core/macro'
import { useEditorStore } from '../draft/editor-store.ts'
import { useMotionStore } from './motion-store.ts'

/** Stops the picture, and says that a frame of it can't be decoded. The frame before it stays. */
export function reportUnreadableFrame(index: number): void {
  useMotionStore.setState({ isPlaying: false })
  const frame = index + 1
  const text = t`Frame ${frame} of this animation can't be shown. Choose the picture again, or another one.`
  useEditorStore.setState({ uploadNotice: { tone: 'problem', text } })
}
