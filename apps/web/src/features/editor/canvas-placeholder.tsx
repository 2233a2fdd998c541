import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'

interface CanvasPlaceholderProps {
  /** Why there is no picture, where that needs saying. */
  readonly problem: string | undefined
}

/** What stands in the canvas's place until there is a picture. */
export function CanvasPlaceholder({ problem }: CanvasPlaceholderProps) {
  return (
    <div className="grid aspect-[4/3] w-full place-content-center justify-items-center gap-3 p-6 text-center">
      {problem === undefined ? (
        <p className="text-xl font-bold text-soft">Upload an image or select a template to start</p>
      ) : (
        <p role="alert" className="text-xl font-bold">
          {problem}
        </p>
      )}
      <Link to={PAGES.gallery} className="button button-sun">
        Browse Templates
      </Link>
    </div>
  )
}
