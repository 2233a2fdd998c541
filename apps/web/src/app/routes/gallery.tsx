import empty from '@lobehub/fluent-emoji-3d/assets/1f573-fe0f.webp'
import detective from '@lobehub/fluent-emoji-3d/assets/1f575-fe0f.webp'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { withoutEmoji } from '../../features/templates/emoji-in-query.ts'
import { GalleryNotice } from '../../features/templates/gallery-notice.tsx'
import { SearchBox } from '../../features/templates/search-box.tsx'
import { createTemplateSearch } from '../../features/templates/search-templates.ts'
import { TagChips } from '../../features/templates/tag-chips.tsx'
import { TemplateCard } from '../../features/templates/template-card.tsx'
import { useEmojiWords } from '../../features/templates/use-emoji-words.ts'
import { useGallerySearch } from '../../features/templates/use-gallery-search.ts'
import { useTemplates } from '../../features/templates/use-templates.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { usePageTitle } from '../use-page-title.ts'

/** The Gallery page (spec §2). */
export function GalleryRoute() {
  usePageTitle('Template Gallery')
  useEffect(() => {
    void import('../../lib/service-worker/register-service-worker.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      // The app works without one.
      () => undefined,
    )
  }, [])
  const auth = useCurrentUser()
  const { data: templates, error, mutate } = useTemplates()
  const search = useGallerySearch()
  const find = useMemo(() => createTemplateSearch(templates ?? []), [templates])
  const typed = useDeferredValue(search.query)
  const { findWords, isLoading } = useEmojiWords(typed)
  // Until the words of emoji are loaded, emoji are left out of the query.
  const query = isLoading ? withoutEmoji(typed) : typed
  const found = useMemo(
    () => find(query, search.tag, findWords),
    [find, query, search.tag, findWords],
  )
  useScrollBack(templates?.length ?? 0, templates !== undefined)
  const isFiltered = query.trim() !== '' || search.tag !== ''

  return (
    <div className="shell page gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">Template Gallery</h1>
          <p className="text-lg text-soft">Pick a picture. You bring the words.</p>
        </div>
        <SearchBox search={search} />
      </div>

      <GalleryNotice auth={auth} />

      {templates === undefined && error === undefined && (
        <>
          <Skeleton className="h-10 w-full max-w-4xl" />
          <CardSkeletons label="Loading templates" />
        </>
      )}
      {error !== undefined && (
        <EmptyState picture={empty} title="The templates could not be loaded" {...hintFor(error)}>
          <button type="button" className="button" onClick={() => mutate()}>
            Try again
          </button>
        </EmptyState>
      )}
      {templates !== undefined && (
        <TagChips templates={templates} chosen={search.tag} onChoose={search.setTag} />
      )}
      {templates !== undefined && found.length > 0 && (
        <CardGrid items={found}>
          {(template) => <TemplateCard template={template} auth={auth.status} />}
        </CardGrid>
      )}
      {templates !== undefined && (
        <div role="status" className={found.length > 0 ? 'sr-only' : ''}>
          {found.length > 0 ? (
            countOf(found.length)
          ) : isFiltered ? (
            <EmptyState
              picture={detective}
              title="No templates found"
              hint="Try a different search term"
            >
              <button type="button" className="button" onClick={search.clear}>
                Show all templates
              </button>
            </EmptyState>
          ) : (
            <EmptyState picture={empty} title="No templates available" />
          )}
        </div>
      )}
    </div>
  )
}

/** The service worker answers without a network, if this device has seen the gallery. */
const hintFor = (error: unknown) =>
  error instanceof TypeError
    ? { hint: 'You are offline, and this device has not seen the gallery before.' }
    : {}

const countOf = (count: number) => (count === 1 ? '1 template' : `${count} templates`)
