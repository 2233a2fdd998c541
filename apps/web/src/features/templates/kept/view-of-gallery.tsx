import { t } from '@lingui/core/macro'
import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp'
import { EDITOR_PATH, loginPath } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { CardGrid } from '../../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { addressOfEntry } from '../../../lib/history-entry.ts'
import { offlineHint } from '../../../lib/offline-hint.ts'
import { useScrollBack } from '../../../lib/use-scroll-back.ts'
import type { AuthState } from '../../auth/use-current-user.ts'
import { NoTemplatesFound } from '../no-templates-found.tsx'
import { useOwnTemplates } from '../own/use-own-templates.ts'
import { TemplateCard } from '../template-card.tsx'
import { countOfTemplates } from '../template-count.ts'
import type { GallerySearch } from '../use-gallery-search.ts'
import { useTemplateSearch } from '../use-template-search.ts'
import type { GalleryView } from './gallery-views.ts'
import { useKeptTemplates } from './use-kept-templates.ts'

interface ViewOfGalleryProps {
  readonly view: GalleryView
  readonly search: GallerySearch
  readonly auth: AuthState['status']
}

/** Favorite and recent templates of this browser, and the signed-in user's own. */
export function ViewOfGallery({ view, search, auth }: ViewOfGalleryProps) {
  const kept = useKeptTemplates(view === 'mine' ? null : view)
  const own = useOwnTemplates(view === 'mine' && auth === 'signed-in')
  const { data, error, mutate } = view === 'mine' ? own : kept
  const found = useTemplateSearch(data, search.asked, search.tag)
  useScrollBack(found?.length ?? 0, found !== undefined)
  const whole = search.toView(undefined)

  if (view === 'mine' && auth === 'signed-out') return <OnlyWithAccount />
  const isUnknownUser = view === 'mine' && auth === 'failed'
  if ((error !== undefined || isUnknownUser) && data === undefined) {
    return (
      <EmptyState
        picture={frame}
        title={t`The templates could not be loaded`}
        {...offlineHint(error)}
      >
        {/* Whether somebody is signed in can be asked again above. */}
        {!isUnknownUser && (
          <button type="button" className="button" onClick={() => void mutate()}>
            {t`Try again`}
          </button>
        )}
      </EmptyState>
    )
  }
  if (found === undefined) return <CardSkeletons label={t`Loading templates`} />
  return (
    <>
      {found.length > 0 && (
        <CardGrid items={found}>
          {(template) => <TemplateCard template={template} auth={auth} isFirst={false} />}
        </CardGrid>
      )}
      <div role="status" className={found.length > 0 ? 'sr-only' : ''}>
        {found.length > 0 ? (
          countOfTemplates(found.length)
        ) : data?.length === 0 ? (
          <EmptyState {...empty(view)}>
            {view === 'mine' ? (
              <Link to={EDITOR_PATH} className="button button-sun">
                {t`Open the editor`}
              </Link>
            ) : (
              <Link to={whole} className="button">
                {t`Show all templates`}
              </Link>
            )}
          </EmptyState>
        ) : (
          <NoTemplatesFound>
            <Link to={whole} className="button">
              {t`Search the whole gallery`}
            </Link>
          </NoTemplatesFound>
        )}
      </div>
    </>
  )
}

function empty(view: GalleryView) {
  switch (view) {
    case 'favorites':
      return {
        picture: star,
        title: t`No favorites yet`,
        hint: t`Press the star on a template, and this browser remembers it here.`,
      }
    case 'recent':
      return {
        picture: frame,
        title: t`Nothing used yet`,
        hint: t`The templates that you use are here the next time, in this browser.`,
      }
    case 'mine':
      return {
        picture: frame,
        title: t`No templates of your own yet`,
        hint: t`Save one in the editor: “Save as template” is in the menu beside “Save to Gallery”. Only you will see it.`,
      }
  }
}

const OnlyWithAccount = () => (
  <EmptyState
    picture={frame}
    title={t`Templates of your own`}
    hint={t`With an account you can save templates in the editor. Only you will see them.`}
  >
    <a className="button button-primary" href={loginPath(addressOfEntry())}>
      {t`Log In`}
    </a>
  </EmptyState>
)
