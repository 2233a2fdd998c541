import type { ReactNode } from 'react'
import { EmojiPicture } from './emoji-picture.tsx'

interface EmptyStateProps {
  readonly picture: string
  readonly title: string
  readonly hint?: string
  readonly children?: ReactNode
}

/** Tells the user that a page has nothing to show, and what to do about it. */
export const EmptyState = ({ picture, title, hint, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center sm:py-12">
    <EmojiPicture src={picture} className="h-28 w-28 sm:h-36 sm:w-36" />
    <h2 className="text-3xl">{title}</h2>
    {hint !== undefined && <p className="max-w-md text-balance text-soft">{hint}</p>}
    {children}
  </div>
)
