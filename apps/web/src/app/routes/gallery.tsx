import empty from '@lobehub/fluent-emoji-3d/assets/1f573-fe0f.webp'
import detective from '@lobehub/fluent-emoji-3d/assets/1f575-fe0f.webp'
import { useDeferredValue } from 'react'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { GalleryNotice } from '../../features/templates/gallery-notice.tsx'
import { OrderChoice } from '../../features/templates/order-choice.tsx'
import { SearchBox } from '../../features/templates/search-box.tsx'
import { TagChips } from '../../features/templates/tag-chips.tsx'
import { TemplateCard } from '../../features/templates/template-card.tsx'
import {
  type GallerySearch,
  useGallerySearch,
} from '../../features/templates/use-gallery-search.ts'
import { useTemplateList } from '../../features/templates/use-template-list.ts'
import { useTemplateTags } from '../../features/templates/use-template-tags.ts'
import { useServiceWorker } from '../../lib/service-worker/use-service-worker.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { usePageTitle } from '../use-page-title.ts'

/** Cards whose pictures the page waits for: a row of most screens. */
const FIRST_PICTURES = 4

/** The Gallery page (spec §2). */
function GalleryRoute() {
  usePageTitle('Template Gallery')
  useServiceWorker()
  const auth = useCurrentUser()
  const search = useGallerySearch()
  const { list, error, isLoading, retry, show, hasFailed, retryLater } = useTemplateList(
    viewOf(search),
  )
  const tags = useTemplateTags(list?.page)
  // New cards are rendered in small steps, so that typing is never interrupted.
  const templates = useDeferredValue(list?.templates)
  useScrollBack(templates?.length ?? 0, templates !== undefined)
  const isFailed = error !== undefined && !isLoading
  const { q, tag } = list?.page.view ?? {}

  return (
    <div className="shell page gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">Template Gallery</h1>
          <p className="text-lg text-soft">Pick a picture. You bring the words.</p>
        </div>
        <search aria-label="Templates" className="gallery-search">
          <SearchBox search={search} isBusy={isLoading} />
          <OrderChoice search={search} />
        </search>
      </div>

      <GalleryNotice auth={auth} />

      {!isFailed && <TagChips tags={tags} chosen={search.tag} onChoose={search.setTag} />}
      {templates === undefined && !isFailed && <CardSkeletons label="Loading templates" />}
      {isFailed && (
        <EmptyState picture={empty} title="The templates could not be loaded" {...hintFor(error)}>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </EmptyState>
      )}
      {templates !== undefined && templates.length > 0 && !isFailed && (
        <div aria-busy={isLoading}>
          <CardGrid items={templates} onShow={show}>
            {(template, place) => (
              <TemplateCard
                template={template}
                auth={auth.status}
                isFirst={place < FIRST_PICTURES}
              />
            )}
          </CardGrid>
        </div>
      )}
      {templates !== undefined && !isFailed && (
        <div role="status" className={templates.length > 0 ? 'sr-only' : ''}>
          {templates.length > 0 ? (
            countOf(templates.length)
          ) : q || tag ? (
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
      {hasFailed && (
        <div role="alert" className="panel gallery-problem">
          Some templates could not be loaded
          <button type="button" className="button button-small" onClick={retryLater}>
            Try again
          </button>
        </div>
      )}
    </div>
  )
}

export { GalleryRoute as Component }

/** The service worker answers without a network, if this device has seen the gallery. */
const hintFor = (error: unknown) =>
  error instanceof TypeError
    ? { hint: 'You are offline, and this device has not seen the gallery before.' }
    : {}

/** A search without an order has the best match first. */
function viewOf({ asked, tag, sort }: GallerySearch) {
  const q = asked.trim()
  const order = sort ?? (q === '' ? 'popular' : undefined)
  return { ...(q && { q }), ...(tag && { tag }), ...(order && { sort: order }) }
}

const countOf = (count: number) =>
  count === 1 ? '1 template' : `${count.toLocaleString()} templates`
