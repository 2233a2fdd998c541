import { t } from '@lingui/core/macro'
import {
  loginPath,
  pictureBuilderPath,
  signUpPath,
  type Template,
  templateEditorPath,
} from '@memesmith/contract'
import { Link2, Play } from 'lucide-react'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { FallbackImage } from '../../components/ui/fallback-image.tsx'
import { inLanguage } from '../../lib/languages/template-texts.ts'
import type { AuthState } from '../auth/use-current-user.ts'
import { useSite } from '../site/use-site.ts'
import { FavoriteTemplateButton } from './kept/favorite-template-button.tsx'
import { keepRecentTemplate } from './kept/kept-templates.ts'

const OwnTemplateActions = lazy<ComponentType<{ readonly template: Template }>>(() =>
  import('./own/own-template-actions.tsx').then(
    ({ OwnTemplateActions }) => ({ default: OwnTemplateActions }),
    // Without a network, the card works without its menu.
    () => ({ default: () => null }),
  ),
)

/** Spec §9. */
const TAGS_SHOWN = 3

interface TemplateCardProps {
  readonly template: Template
  readonly auth: AuthState['status']
  /** Whether the picture is among those that the page waits for. */
  readonly isFirst: boolean
}

/**
 * A template in the gallery, shown with its example texts. All cards have the same height. While
 * scrolling, and when it is known who is signed in, most of a card is not rendered again.
 */
export const TemplateCard = memo(({ template, auth, isFirst }: TemplateCardProps) => (
  <article className="panel card card-link template-card group h-full">
    <Picture template={template} isFirst={isFirst} />
    <div className="flex flex-1 flex-col gap-2.5 p-3 sm:p-4">
      <Words template={template} />
      <UseLink templateId={template.id} auth={auth} />
    </div>
    <FavoriteTemplateButton template={template} />
    <AddressLink template={template} />
    {template.isOwn && (
      <Suspense>
        <OwnTemplateActions template={template} />
      </Suspense>
    )}
  </article>
))

const Words = memo(({ template }: Pick<TemplateCardProps, 'template'>) => {
  const { name, tags, frames } = inLanguage(template)
  return (
    <div className="card-texts">
      <h2 className="text-base sm:text-xl">{name}</h2>
      <div className="flex flex-wrap gap-1 sm:gap-1.5">
        {/* Not on the picture: it would cover a caption. */}
        {frames > 1 && (
          <span className="moving-badge">
            <Play aria-hidden size={12} fill="currentColor" />
            {t({ message: 'Moving', context: 'a template' })}
          </span>
        )}
        <ul className="contents" aria-label={t`Tags`}>
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li
              key={tag}
              className="max-w-full truncate rounded-full bg-sunken px-2 py-0.5 text-xs font-semibold text-soft sm:px-2.5 sm:text-sm"
            >
              {tag}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
})

const Picture = memo(({ template, isFirst }: Pick<TemplateCardProps, 'isFirst' | 'template'>) => (
  <div className="aspect-[4/3] overflow-hidden border-b-[2.5px] border-rule bg-sunken">
    <FallbackImage
      src={template.exampleUrl || template.thumbnailUrl || template.imageUrl}
      alt={inLanguage(template).description}
      width={template.width}
      height={template.height}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className="h-full w-full object-contain transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
    />
  </div>
))

/** Leads to where the address of a meme is written, instead of the editor. */
const AddressLink = memo(({ template }: Pick<TemplateCardProps, 'template'>) => {
  const { slug, name } = inLanguage(template)
  return slug === undefined ? null : (
    <Link to={pictureBuilderPath(slug)} className="card-corner card-address start-0">
      <Link2 aria-hidden size={20} />
      <span className="sr-only">{t`“${name}” by address`}</span>
    </Link>
  )
})

interface UseLinkProps {
  readonly templateId: number
  readonly auth: AuthState['status']
}

/** Reserves the space of the link until it is known whether the user is signed in. */
function UseLink({ templateId, auth }: UseLinkProps) {
  const editor = templateEditorPath(templateId)
  const canSignUp = !useSite().signUpLine
  const remember = () => keepRecentTemplate(templateId)
  if (auth === 'signed-in') {
    return (
      <Link to={editor} className="button button-primary" onClick={remember}>
        {t`Use Template`}
      </Link>
    )
  }
  if (auth === 'signed-out') {
    return (
      <a
        href={canSignUp ? signUpPath(editor) : loginPath(editor)}
        className="button"
        onClick={remember}
      >
        {canSignUp ? t`Sign Up to Use` : t`Log In to Use`}
      </a>
    )
  }
  return <span aria-hidden className="button invisible" />
}
