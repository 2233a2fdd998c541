import { t } from '@lingui/core/macro'
import { lazy, Suspense } from 'react'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { AllTemplates } from '../../features/templates/all-templates.tsx'
import { GalleryNotice } from '../../features/templates/gallery-notice.tsx'
import { ViewChips } from '../../features/templates/kept/view-chips.tsx'
import { OrderChoice } from '../../features/templates/order-choice.tsx'
import { SearchBox } from '../../features/templates/search-box.tsx'
import { TagChips } from '../../features/templates/tag-chips.tsx'
import {
  type GallerySearch,
  useGallerySearch,
} from '../../features/templates/use-gallery-search.ts'
import { useTemplateList } from '../../features/templates/use-template-list.ts'
import { useTemplateTags } from '../../features/templates/use-template-tags.ts'
import { useServiceWorker } from '../../lib/service-worker/use-service-worker.ts'
import { usePageTitle } from '../use-page-title.ts'

const ViewOfGallery = lazy(() =>
  import('../../features/templates/kept/view-of-gallery.tsx').then(({ ViewOfGallery }) => ({
    default: ViewOfGallery,
  })),
)

/** The Gallery page (spec §2). */
function GalleryRoute() {
  usePageTitle(t`Template Gallery`)
  useServiceWorker()
  const auth = useCurrentUser()
  const search = useGallerySearch()
  const loading = useTemplateList(viewOf(search))
  const { list, error, isLoading } = loading
  const hasFailed = error !== undefined && !isLoading
  const tags = useTemplateTags(list?.page) ?? (hasFailed ? [] : undefined)

  return (
    <div className="shell page gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">{t`Template Gallery`}</h1>
          <p className="text-lg text-soft">{t`Pick a picture. You bring the words.`}</p>
        </div>
        <search aria-label={t`Templates`} className="gallery-search">
          <SearchBox search={search} isBusy={isLoading} />
          {search.shown === undefined && <OrderChoice search={search} />}
        </search>
      </div>

      <GalleryNotice auth={auth} />

      {tags === undefined ? (
        <Skeleton className="h-11 w-full max-w-4xl" />
      ) : (
        <div className="chip-strip">
          <ViewChips search={search} />
          <TagChips tags={tags} search={search} />
        </div>
      )}

      {search.shown === undefined && tags === undefined ? (
        // Not before the tags: the cards would move when it turns out how many lines the tags take.
        <CardSkeletons label={t`Loading templates`} />
      ) : search.shown === undefined ? (
        <AllTemplates loading={loading} search={search} auth={auth.status} />
      ) : (
        <Suspense fallback={<CardSkeletons label={t`Loading templates`} />}>
          <ViewOfGallery view={search.shown} search={search} auth={auth.status} />
        </Suspense>
      )}
    </div>
  )
}

export { GalleryRoute as Component }

/** Without a chosen order, a search puts the best match first. */
function viewOf({ asked, tag, sort }: GallerySearch) {
  const q = asked.trim()
  const order = sort ?? (q === '' ? 'popular' : undefined)
  return { ...(q && { q }), ...(tag && { tag }), ...(order && { sort: order }) }
}
