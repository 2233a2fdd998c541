import { ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useState } from 'react'
import { useSite } from '../site/use-site.ts'
import { useEditorStore } from './editor-store.ts'
import { PictureError, pictureFromFile } from './picture.ts'

/** Takes a picture by click, drop or paste; what can't be used is explained in place. */
export function UploadArea() {
  const { maxUploadBytes } = useSite()
  const setPicture = useEditorStore((store) => store.setPicture)
  const wasAnimated = useEditorStore(
    ({ picture }) => picture?.origin.kind === 'upload' && picture.origin.wasAnimated,
  )
  const [problem, setProblem] = useState<string>()
  const [isOver, setIsOver] = useState(false)

  async function take(file: File | undefined) {
    if (file === undefined) return
    try {
      setPicture(await pictureFromFile(file, maxUploadBytes))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      setProblem(error.message)
    }
  }

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => void take(event.clipboardData?.files[0])
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  })

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div className="grid gap-2">
      <label
        className={`upload-area ${isOver ? 'upload-area-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <ImageUp aria-hidden size={28} className="shrink-0" />
        <span className="grid">
          <span className="font-bold">
            Upload image <span className="hint max-[27rem]:hidden">or drop or paste one</span>
          </span>
          <span className="hint leading-snug" id="upload-hint">
            PNG, JPG, GIF up to {Math.floor(maxUploadBytes / 1024 / 1024)}MB
          </span>
        </span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          aria-describedby={problem === undefined ? 'upload-hint' : 'upload-problem'}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      {wasAnimated && (
        <p className="hint" role="status">
          Animated pictures become a still for now: the first frame is used.
        </p>
      )}
      {problem !== undefined && (
        <p className="form-alert" role="alert" id="upload-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
