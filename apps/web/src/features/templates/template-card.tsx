import { loginPath, type Template, templateEditorPath } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import type { AuthState } from '../auth/use-current-user.ts'

/** Spec §9. */
const TAGS_SHOWN = 3

interface TemplateCardProps {
  readonly template: Template
  readonly auth: AuthState['status']
}

export function TemplateCard({ template, auth }: TemplateCardProps) {
  const { id, name, tags, thumbnailUrl, width, height, description } = template
  const editor = templateEditorPath(id)
  return (
    <li className="panel group flex flex-col overflow-hidden">
      <div className="relative aspect-[4/3] overflow-hidden border-b-[2.5px] border-rule bg-sunken">
        <FallbackImage
          src={thumbnailUrl}
          alt={description}
          width={width}
          height={height}
          loading="lazy"
          className="h-full w-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 className="text-xl">{name}</h2>
        <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li
              key={tag}
              className="rounded-full bg-sunken px-2.5 py-0.5 text-sm font-semibold text-soft"
            >
              {tag}
            </li>
          ))}
        </ul>
        {auth === 'signed-in' ? (
          <Link to={editor} className="button button-primary mt-auto">
            Use Template
          </Link>
        ) : (
          <a href={loginPath(editor)} className="button mt-auto">
            Sign Up to Use
          </a>
        )}
      </div>
    </li>
  )
}
