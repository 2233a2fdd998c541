import type { GeneratedMeme } from '@memesmith/contract'
import { Download, RotateCcw } from 'lucide-react'
import { downloadMeme } from '../memes/download-meme.ts'

interface GeneratorResultProps {
  readonly meme: GeneratedMeme
  readonly onGenerateAnother: () => void
}

export function GeneratorResult({ meme, onGenerateAnother }: GeneratorResultProps) {
  const suggested = [meme.topText, meme.bottomText].filter((text) => text !== '').join(' / ')
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <img
        src={meme.memeImageUrl}
        width={meme.width}
        height={meme.height}
        alt={`${meme.imageDescription} The captions say: ${suggested}`}
        className="outlined h-auto w-full rounded-card"
      />
      <div className="panel grid gap-5 p-6">
        <h2 className="text-3xl">{meme.title}</h2>
        <dl className="grid gap-4">
          <Detail term="Image description" text={meme.imageDescription} />
          <Detail term="Your prompt" text={meme.aiPrompt} />
          <Detail term="AI suggested text" text={suggested} />
        </dl>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-primary"
            onClick={() => downloadMeme(meme.memeImageUrl)}
          >
            <Download aria-hidden size={20} />
            Download
          </button>
          <button type="button" className="button" onClick={onGenerateAnother}>
            <RotateCcw aria-hidden size={20} />
            Generate Another
          </button>
        </div>
      </div>
    </div>
  )
}

const Detail = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className="font-semibold" dir="auto">
      {text}
    </dd>
  </div>
)
