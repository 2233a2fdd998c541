import { t } from '@lingui/core/macro'
import empty from '@lobehub/fluent-emoji-3d/assets/1f573-fe0f.webp'
import { useMemo } from 'react'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import type { AuthState } from '../auth/use-current-user.ts'
import { NoTemplatesFound } from './no-templates-found.tsx'
import { useOwnMatches } from './own/use-own-matches.ts'
import { TemplateCard } from './template-card.tsx'
import { countOfTemplates } from './template-count.ts'
import type { GallerySearch } from './use-gallery-search.ts'
import type { useTemplateList } from './use-template-list.ts'

/** Cards whose pictures the page waits for: a row of most screens. */
const FIRST_PICTURES = 4

interface AllTemplatesProps {
  readonly loading: ReturnType<typeof useTemplateList>
  readonly search: GallerySearch
  readonly auth: AuthState['status']
}

/** The templates that everybody sees. A search has the user's own before them. */
export function AllTemplates({ loading, search, auth }: AllTemplatesProps) {
  const { list, error, isLoading, retry, show, hasFailed, retryLater } = loading
  const listed = list?.templates
  const matches = useOwnMatches(auth, search.asked, search.tag)
  const own = matches?.length ?? 0
  const templates = useMemo(() => {
    // Nothing is found only when neither finds anything.
    if (matches === undefined && listed?.length === 0) return undefined
    return listed && matches && matches.length > 0 ? [...matches, ...listed] : listed
  }, [matches, listed])
  useScrollBack(templates?.length ?? 0, templates !== undefined)
  const { q, tag } = list?.page.view ?? {}

  if (error !== undefined && !isLoading) {
    return (
      <EmptyState
        picture={empty}
        title={t`The templates could not be loaded`}
        // The service worker answers without a network what this device has seen.
        {...(error instanceof TypeError && { hint: missing(search) })}
      >
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered(search) && (
            <button type="button" className="button" onClick={search.clear}>
              {t`Show all templates`}
            </button>
          )}
          <button type="button" className="button" onClick={retry}>
            {t`Try again`}
          </button>
        </div>
      </EmptyState>
    )
  }
  if (templates === undefined) return <CardSkeletons label={t`Loading templates`} />
  return (
    <>
      {templates.length > 0 && (
        <div aria-busy={isLoading}>
          <CardGrid
            items={templates}
            onShow={(first, last) => last >= own && show(Math.max(0, first - own), last - own)}
          >
            {(template, place) => (
              <TemplateCard template={template} auth={auth} isFirst={place < FIRST_PICTURES} />
            )}
          </CardGrid>
        </div>
      )}
      <div role="status" className={templates.length > 0 ? 'sr-only' : ''}>
        {templates.length > 0 ? (
          countOfTemplates(templates.length)
        ) : q || tag ? (
          <NoTemplatesFound>
            <button type="button" className="button" onClick={search.clear}>
              {t`Show all templates`}
            </button>
          </NoTemplatesFound>
        ) : (
          <EmptyState picture={empty} title={t`No templates available`} />
        )}
      </div>
      {hasFailed && (
        <div role="alert" className="panel gallery-problem">
          {t`Some templates could not be loaded`}
          <button type="button" className="button button-small" onClick={retryLater}>
            {t`Try again`}
          </button>
        </div>
      )}
    </>
  )
}

const isFiltered = ({ asked, tag }: GallerySearch) => asked.trim() !== '' || tag !== ''

/** What there is not without a network. */
function missing(search: GallerySearch): string {
  if (isFiltered(search)) return t`You are offline, and searching needs the network.`
  return search.sort === undefined
    ? t`You are offline, and this device has not seen the gallery before.`
    : t`You are offline, and this device has not seen the templates in this order before.`
}
