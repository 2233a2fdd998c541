import { t } from '@lingui/core/macro'
import '../../../styles/motion.css'
import { Pause, Play, StepBack, StepForward } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { showFrame, useMotionStore } from './motion-store.ts'
import type { MovingPicture } from './moving-picture.ts'
import { reportUnreadableFrame } from './report-unreadable-frame.ts'

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays a picture that moves, or shows its frames one by one. */
export function Player({ motion }: { readonly motion: MovingPicture }) {
  const { frame, isPlaying } = useMotionStore()
  const { durations } = motion
  const count = durations.length
  const number = frame + 1
  // The longest text: the controls beside it stay where they are.
  const minWidth = `calc(${2 * String(count).length}ch + 1em)`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each animation begins at its start
  useEffect(() => {
    useMotionStore.setState({ frame: 0, isPlaying: !wantsLessMotion() })
    return () => useMotionStore.setState({ frame: 0, isPlaying: false })
  }, [motion])

  useEffect(() => (isPlaying ? play(motion) : undefined), [motion, isPlaying])

  const step = (by: number) => showFrame((frame + by + count) % count)
  return (
    <fieldset className="player" aria-label={t`Animation`}>
      <IconButton
        label={isPlaying ? t`Pause` : t`Play`}
        icon={isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        onClick={() => useMotionStore.setState({ isPlaying: !isPlaying })}
      />
      <IconButton
        label={t`Previous frame`}
        icon={<StepBack aria-hidden size={20} className="rtl:-scale-x-100" />}
        onClick={() => step(-1)}
      />
      <input
        type="range"
        className="slider"
        aria-label={t({ message: 'Frame', context: 'of an animation' })}
        aria-valuetext={t`Frame ${number} of ${count}`}
        min={0}
        max={count - 1}
        value={frame}
        onChange={({ target }) => showFrame(target.valueAsNumber)}
      />
      <IconButton
        label={t`Next frame`}
        icon={<StepForward aria-hidden size={20} className="rtl:-scale-x-100" />}
        onClick={() => step(1)}
      />
      <span className="player-time" style={{ minWidth }}>
        {number} / {count}
      </span>
    </fieldset>
  )
}

/** Shows one frame after another, each as long as it says. @returns a function that stops it */
function play(motion: MovingPicture): () => void {
  const { durations } = motion
  const { frame } = useMotionStore.getState()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let due = performance.now() + (durations[frame] ?? 0)
  const next = async () => {
    const following = (useMotionStore.getState().frame + 1) % durations.length
    try {
      // A slow device shows every frame, later.
      await motion.show(following)
    } catch {
      if (!isOver) reportUnreadableFrame(following)
      return
    }
    if (isOver) return
    useMotionStore.setState({ frame: following })
    const now = performance.now()
    due = Math.max(now, due + (durations[following] ?? 0))
    timer = setTimeout(next, due - now)
  }
  timer = setTimeout(next, durations[frame])
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
