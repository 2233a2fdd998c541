import { t } from '@lingui/core/macro'
import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { EmojiPicture } from '../../../components/ui/emoji-picture.tsx'
import { openBlank } from '../blank/blank-store.ts'
import { TryAgain } from '../picture/try-again.tsx'
import type { PictureProblem } from '../picture/use-editor-picture.ts'

interface CanvasPlaceholderProps {
  /** The reason why there is no picture, if there is a problem. */
  readonly problem: PictureProblem | undefined
}

/** Replaces the canvas until there is a picture. */
export function CanvasPlaceholder({ problem }: CanvasPlaceholderProps) {
  return (
    <div className="stage-waiting">
      <EmojiPicture src={frame} className="h-24 w-24 sm:h-32 sm:w-32" />
      {problem === undefined ? (
        <p>{t`Upload an image or select a template to start`}</p>
      ) : (
        <p role="alert" className="text-ink">
          {problem.text}
        </p>
      )}
      <TryAgain problem={problem} />
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={PAGES.gallery} className="button button-sun">
          {t`Browse Templates`}
        </Link>
        <button type="button" className="button" onClick={openBlank}>
          {t`Blank canvas`}
        </button>
      </div>
    </div>
  )
}
