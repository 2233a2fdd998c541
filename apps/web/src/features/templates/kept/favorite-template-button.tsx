import { t } from '@lingui/core/macro'
import type { Template } from '@memesmith/contract'
import { Star } from 'lucide-react'
import { memo } from 'react'
import { inLanguage } from '../../../lib/languages/template-texts.ts'
import { setFavoriteTemplate, useKeptIds } from './kept-templates.ts'
import './favorite-template-button.css'

interface FavoriteTemplateProps {
  readonly template: Template
}

/** Makes a template a favorite in this browser. */
export const FavoriteTemplateButton = memo(({ template }: FavoriteTemplateProps) => {
  const { id, name } = inLanguage(template)
  const isFavorite = useKeptIds(({ favorites }) => favorites.includes(String(id)))
  return (
    <button
      type="button"
      className="card-corner end-0"
      aria-pressed={isFavorite}
      onClick={() => setFavoriteTemplate(id, !isFavorite)}
    >
      <Star aria-hidden size={20} fill={isFavorite ? 'currentColor' : 'none'} />
      <span className="sr-only">{t`Favorite ${t`“${name}”`}`}</span>
    </button>
  )
})
