import type { Template } from '@memesmith/contract'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'

interface CaptionPreviewProps {
  readonly template: Template
  readonly className?: string
}

/** A template with its example captions over it, as a meme looks. */
export const CaptionPreview = ({ template, className = '' }: CaptionPreviewProps) => (
  <figure className={`caption-preview ${className}`}>
    <FallbackImage
      src={template.thumbnailUrl}
      alt={template.description}
      width={template.width}
      height={template.height}
      className="block h-full w-full object-cover"
    />
    <figcaption className="caption-text">
      <span>{template.example.topText}</span>
      <span>{template.example.bottomText}</span>
    </figcaption>
  </figure>
)
