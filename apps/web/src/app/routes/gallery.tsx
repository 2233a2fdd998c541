import empty from '@lobehub/fluent-emoji-3d/assets/1f573-fe0f.webp'
import detective from '@lobehub/fluent-emoji-3d/assets/1f575-fe0f.webp'
import { loginPath, PAGES } from '@memesmith/contract'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { searchTemplates } from '../../features/templates/search-templates.ts'
import { TemplateCard } from '../../features/templates/template-card.tsx'
import { useTemplates } from '../../features/templates/use-templates.ts'
import { usePageTitle } from '../use-page-title.ts'

/** Spec §9. */
const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5'

export function GalleryRoute() {
  usePageTitle('Template Gallery')
  const auth = useCurrentUser()
  const { data: templates, error, mutate } = useTemplates()
  const [query, setQuery] = useState('')
  const found = searchTemplates(templates ?? [], useDeferredValue(query))

  return (
    <div className="shell grid content-start gap-6 py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2.25rem,6vw,4rem)]">Template Gallery</h1>
          <p className="text-lg text-soft">Pick a picture. You bring the words.</p>
        </div>
        <label className="relative w-full sm:w-96">
          <span className="sr-only">Search templates</span>
          <Search
            aria-hidden
            className="absolute top-1/2 left-4 -translate-y-1/2 text-soft"
            size={20}
          />
          <input
            type="search"
            className="input pl-12!"
            placeholder="Search templates..."
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </div>

      {auth.status === 'signed-out' && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border-[2.5px] border-outline bg-sun p-4 font-semibold text-on-sun">
          Sign up is required to use templates. It is free.
          <a className="button" href={loginPath(PAGES.gallery)}>
            Sign Up
          </a>
        </p>
      )}

      {templates === undefined && error === undefined && (
        <div role="status" aria-label="Loading templates" className={GRID}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} className="aspect-[4/5]" />
          ))}
        </div>
      )}
      {error !== undefined && (
        <EmptyState picture={empty} title="The templates could not be loaded">
          <button type="button" className="button" onClick={() => mutate()}>
            Try again
          </button>
        </EmptyState>
      )}
      {templates !== undefined && found.length > 0 && (
        <ul className={GRID}>
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} auth={auth.status} />
          ))}
        </ul>
      )}
      {templates !== undefined && found.length === 0 && (
        <div role="status">
          {query.trim() === '' ? (
            <EmptyState picture={empty} title="No templates available" />
          ) : (
            <EmptyState
              picture={detective}
              title="No templates found"
              hint="Try a different search term"
            />
          )}
        </div>
      )}
    </div>
  )
}
