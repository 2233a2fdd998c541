import { t } from '@lingui/core/macro'
import '../../../styles/part-dialog.css'
import { useEffect, useRef, useState } from 'react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { SpanSlider } from '../../../components/ui/span-slider.tsx'
import { formatSize } from '../../../lib/languages/format.ts'
import { NumberField } from '../panel/number-field.tsx'
import { PictureError } from '../picture/picture.ts'
import { firstPart, PART_STEP_S, trackEnd, withEnd, withStart } from './choose-span.ts'
import {
  type EstimatedAnimation,
  estimateAnimation,
  makeAnimation,
  makingText,
} from './make-animation.ts'
import { MAKINGS, type VideoPart } from './making.ts'
import { PartPreview } from './part-preview.tsx'
import type { PartChoice } from './part-store.ts'
import { tenths } from './tenths.ts'
import { useEstimate } from './use-estimate.ts'
import { MAX_PART_S } from './video-reader.ts'

const damaged = (): string =>
  t`This part of the video could not be read. Choose another part, or another file.`

/** A dialog to choose the part of a video that becomes a picture that moves. */
export function PartDialog({ choice }: { readonly choice: PartChoice }) {
  const { reader, finish } = choice
  const { duration } = reader
  const [part, setPart] = useState(() => firstPart(duration))
  const [shown, setShown] = useState(0)
  const [problem, setProblem] = useState<string>()
  const { progress, make, stop } = useMaking(choice, setProblem)
  const isMaking = progress !== undefined

  function change(next: VideoPart, time: number) {
    setPart(next)
    setShown(Math.min(time, duration - PART_STEP_S / 2))
    setProblem(undefined)
  }
  const setStart = (value: number) => {
    const next = withStart(part, value, duration)
    change(next, next.start)
  }
  const [chosen, whole] = [tenths(part.end - part.start), tenths(duration)]
  const setEnd = (value: number) => {
    const next = withEnd(part, value, duration)
    change(next, next.end)
  }

  return (
    <ModalDialog
      title={isMaking ? t`Making the moving picture` : t`Choose a part of the video`}
      size="large"
      onClose={() => (isMaking ? stop() : finish())}
    >
      <div className="part-dialog">
        <PartPreview
          reader={reader}
          part={part}
          time={shown}
          onProblem={() => setProblem(damaged())}
        />
        {isMaking ? (
          <Making progress={progress} onStop={stop} />
        ) : (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              void make(part)
            }}
          >
            <fieldset className="span-field">
              <legend>
                {t`${chosen} s of ${whole} s`}
                {duration > MAX_PART_S && (
                  <>
                    {' '}
                    <span className="hint">{t`(at most ${MAX_PART_S} s)`}</span>
                  </>
                )}
              </legend>
              <SpanSlider
                labels={{ start: t`Start of the part`, end: t`End of the part` }}
                max={trackEnd(duration)}
                step={PART_STEP_S}
                start={part.start}
                end={part.end === duration ? trackEnd(duration) : part.end}
                textOf={(value) => secondsText(Math.min(value, duration))}
                onStart={setStart}
                onEnd={setEnd}
              />
              <div className="grid grid-cols-2 gap-x-3">
                <NumberField
                  label={t`From (s)`}
                  value={rounded(part.start)}
                  isDisabled={false}
                  isNearest
                  onChange={setStart}
                />
                <NumberField
                  label={t`To (s)`}
                  value={rounded(part.end)}
                  isDisabled={false}
                  isNearest
                  onChange={setEnd}
                />
              </div>
            </fieldset>
            <Estimate choice={choice} part={part} />
            {problem !== undefined && (
              <p className="form-alert" role="alert">
                {problem}
              </p>
            )}
            <div className="part-actions">
              <button type="button" className="button" onClick={() => finish()}>
                {t`Cancel`}
              </button>
              <button type="submit" className="button button-primary">
                {t`Use this part`}
              </button>
            </div>
          </form>
        )}
      </div>
    </ModalDialog>
  )
}

const rounded = (value: number): number => Math.round(value * 100) / 100

function secondsText(value: number): string {
  const seconds = tenths(value)
  return t`${seconds} s`
}

interface EstimateProps {
  readonly choice: PartChoice
  readonly part: VideoPart
}

/** What will be made of the part. */
function Estimate({ choice, part }: EstimateProps) {
  const estimate = useEstimate(choice, part)
  return (
    <p className="hint part-estimate" role="status">
      {estimate === undefined && t`Measuring…`}
      {estimate === null && damaged()}
      {estimate && estimateText(estimate)}
      {estimate && estimate.making !== MAKINGS[0] && ` ${limitText(choice)}`}
    </p>
  )
}

function estimateText(estimate: EstimatedAnimation): string {
  const making = makingText(estimate)
  const size = formatSize(estimate.bytes)
  return t`${making}, about ${size}.`
}

function limitText({ maxBytes }: PartChoice): string {
  const most = formatSize(maxBytes)
  return t`At most ${most} can be sent: a shorter part is sharper.`
}

interface MakingProps {
  /** From 0 to 1. */
  readonly progress: number
  readonly onStop: () => void
}

function Making({ progress, onStop }: MakingProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The pressed button is gone.
  useEffect(() => cancel.current?.focus(), [])
  const percent = Math.round(progress * 100)
  return (
    <div className="grid gap-3">
      <div className="part-progress">
        <span aria-hidden>{t`Reading frames`}</span>
        <span aria-hidden>{t`${percent} %`}</span>
        <progress aria-label={t`Reading frames`} max={100} value={percent} />
      </div>
      <div className="part-actions">
        <button ref={cancel} type="button" className="button" onClick={onStop}>
          {t`Cancel`}
        </button>
      </div>
    </div>
  )
}

/** Makes the part, and ends the choice with it. */
function useMaking({ reader, maxBytes, finish }: PartChoice, say: (problem: string) => void) {
  const [progress, setProgress] = useState<number>()
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  async function make(part: VideoPart) {
    const abort = new AbortController()
    work.current = abort
    setProgress(0)
    try {
      const { signal } = abort
      const estimate = await estimateAnimation(reader, part, maxBytes, signal)
      finish(await makeAnimation(reader, part, estimate, maxBytes, signal, setProgress))
    } catch (error) {
      if (abort.signal.aborted) return
      setProgress(undefined)
      say(error instanceof PictureError ? error.message : damaged())
    }
  }

  function stop() {
    work.current?.abort()
    setProgress(undefined)
  }

  return { progress, make, stop }
}
