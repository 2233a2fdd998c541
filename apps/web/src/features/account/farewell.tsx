import wave from '@lobehub/fluent-emoji-3d/assets/1f44b.webp'
import { PAGES } from '@memesmith/contract'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'

interface FarewellProps {
  readonly title: string
  readonly text: string
}

/** What is left of the account page when nobody is signed in any more. */
export function Farewell({ title, text }: FarewellProps) {
  useEffect(() => {
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="shell grid justify-items-center gap-4 py-16 text-center">
      <EmojiPicture src={wave} className="h-40 w-40" />
      <h1 className="text-[clamp(2rem,5vw,3.25rem)]">{title}</h1>
      <p className="max-w-md text-lg text-balance text-soft">{text}</p>
      <Link to={PAGES.home} className="button button-sun">
        Back to the Start
      </Link>
    </div>
  )
}
