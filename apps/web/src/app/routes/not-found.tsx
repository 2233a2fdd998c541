import { t } from '@lingui/core/macro'
import ufo from '@lobehub/fluent-emoji-3d/assets/1f6f8.webp'
import { ADMIN_PATH, PAGES } from '@memesmith/contract'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'
import { usePageTitle } from '../use-page-title.ts'

const AdminRoute = lazy(async () => ({ default: (await import('./admin.tsx')).AdminRoute }))

/**
 * The 404 page (spec §2), for every path that is not another page. It also leads to the administration,
 * whose code is loaded on demand, so that the first load contains nothing of it.
 */
function NotFoundRoute() {
  const { pathname } = useLocation()
  if (pathname !== ADMIN_PATH) return <NotFound />
  return (
    <Suspense fallback={null}>
      <AdminRoute notFound={<NotFound />} />
    </Suspense>
  )
}

function NotFound() {
  usePageTitle(t`404 Page Not Found`)
  return (
    <div className="shell grid flex-1 place-content-center justify-items-center gap-5 py-20 text-center">
      <EmojiPicture src={ufo} className="h-48 w-48" />
      <h1 className="caption-text text-[clamp(2.5rem,8vw,5rem)]">{t`404 Page Not Found`}</h1>
      <p className="text-lg text-soft">{t`Nobody: … This page: abducted.`}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={PAGES.home} className="button button-primary">
          {t`Go Home`}
        </Link>
        <Link to={PAGES.gallery} className="button">
          {t`Browse Templates`}
        </Link>
      </div>
    </div>
  )
}

export { NotFoundRoute as Component }
