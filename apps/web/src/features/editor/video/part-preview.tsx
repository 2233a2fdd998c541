import { t } from '@lingui/core/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { framesOf, MAKINGS, sizeOf, type VideoPart } from './making.ts'
import { tenths } from './tenths.ts'
import { MAX_RATE, type VideoReader } from './video-reader.ts'

interface PartPreviewProps {
  readonly reader: VideoReader
  readonly part: VideoPart
  /** What is shown while nothing plays, in s. */
  readonly time: number
  /** Called when the video can't be read any further. */
  readonly onProblem: () => void
}

/** Shows a frame of a video, or plays the chosen part again and again, as it will look. */
export function PartPreview({ reader, part, time, onProblem }: PartPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const { width, height } = sizeOf(reader, MAKINGS[0] ?? { side: 0 })
  const { start, end } = part
  const shown = tenths(time)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a handle shows ends the playing
  useEffect(() => setIsPlaying(false), [start, end])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem is reported once
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const show = async (times: readonly number[], paceMs: number) => {
      let due = performance.now()
      for await (const frame of reader.frames(times, { width, height }, signal)) {
        await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
        signal.throwIfAborted()
        canvas.current?.getContext('2d')?.drawImage(frame.canvas, 0, 0)
        // A slow device shows every frame, later.
        due = Math.max(performance.now(), due + paceMs)
      }
    }
    const work = async () => {
      if (!isPlaying) return await show([time], 0)
      const times = framesOf({ start, end }, { rate: MAX_RATE }).map((frame) => frame.time)
      while (!signal.aborted) await show(times, 1000 / MAX_RATE)
    }
    work().catch(() => {
      if (!signal.aborted) onProblem()
    })
    return () => abort.abort()
  }, [reader, isPlaying, time, start, end, width, height])

  return (
    <div className="part-preview">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={isPlaying ? t`The chosen part, playing` : t`The video at ${shown} s`}
      />
      <IconButton
        label={isPlaying ? t`Pause` : t`Play this part`}
        icon={isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        onClick={() => setIsPlaying(!isPlaying)}
      />
    </div>
  )
}
