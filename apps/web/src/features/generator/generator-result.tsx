import type { GeneratedMeme } from '@memesmith/contract'
import { Download, RotateCcw, Share2, Shuffle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EditMemeButton } from '../editor/edit-meme-button.tsx'
import { downloadMeme } from '../memes/download-meme.ts'
import { shareSavedMeme } from '../memes/share-meme.ts'
import { GeneratorCredit } from './generator-credit.tsx'

interface GeneratorResultProps {
  readonly meme: GeneratedMeme
  /** The picture and its captions are open in the editor. */
  readonly onEdit: () => void
  /** Wants another meme of the same prompt. */
  readonly onRetake: () => void
  readonly onGenerateAnother: () => void
}

export function GeneratorResult(props: GeneratorResultProps) {
  const { meme, onEdit, onRetake, onGenerateAnother } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form is gone, and the focus with it, unless the person has moved on meanwhile.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const suggested = [meme.topText, meme.bottomText].filter((text) => text !== '').join(' / ')
  return (
    <div className="workbench">
      <div className="stage">
        <img
          src={meme.memeImageUrl}
          width={meme.width}
          height={meme.height}
          alt={`${meme.imageDescription} The captions say: ${suggested}`}
          className="stage-picture"
        />
      </div>
      <div className="panel grid gap-5 p-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none" dir="auto">
          {meme.title}
        </h2>
        <div className="flex flex-wrap gap-3 *:flex-auto *:px-2">
          <button
            type="button"
            className="button button-primary"
            onClick={() => downloadMeme(meme.memeImageUrl)}
          >
            <Download aria-hidden size={20} />
            Download
          </button>
          <button type="button" className="button" onClick={() => void shareSavedMeme(meme)}>
            <Share2 aria-hidden size={20} />
            Share
          </button>
          <EditMemeButton meme={meme} onOpen={onEdit} />
          <button type="button" className="button" onClick={onRetake}>
            <Shuffle aria-hidden size={20} />
            Another Take
          </button>
          <button type="button" className="button" onClick={onGenerateAnother}>
            <RotateCcw aria-hidden size={20} />
            Generate Another
          </button>
        </div>
        <dl className="grid gap-4">
          <Detail term="Image description" text={meme.imageDescription} />
          <Detail term="Your prompt" text={meme.aiPrompt} />
          <Detail term="AI suggested text" text={suggested} />
        </dl>
        <GeneratorCredit />
      </div>
    </div>
  )
}

const Detail = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className="font-semibold wrap-anywhere whitespace-pre-wrap" dir="auto">
      {text}
    </dd>
  </div>
)
