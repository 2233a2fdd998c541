import { Skeleton } from '../../components/ui/skeleton.tsx'
import { CaptionPreview } from '../templates/caption-preview.tsx'
import { useTemplates } from '../templates/use-templates.ts'

const PLACES = ['hero-meme-1', 'hero-meme-2', 'hero-meme-3'] as const

/** Three real memes, fanned out like cards. */
export function HeroMemes() {
  const { data } = useTemplates()
  return (
    <div className="hero-memes">
      {PLACES.map((place, index) => {
        const template = data?.[index]
        return template === undefined ? (
          <Skeleton key={place} className={place} />
        ) : (
          <CaptionPreview key={place} template={template} className={place} />
        )
      })}
    </div>
  )
}
