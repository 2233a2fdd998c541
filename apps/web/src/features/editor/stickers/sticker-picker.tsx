import { plural, t } from '@lingui/core/macro'
import { RefreshCw } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ModalDialog } from '../../../components/ui/modal-dialog.tsx'
import { SearchField } from '../../../components/ui/search-field.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { useOnline } from '../../../lib/use-online.ts'
import { insertSticker } from './insert-sticker.ts'
import { recentStickers } from './recent-stickers.ts'
import type { StickerChoice, StickerGroup, StickerSearch } from './search-stickers.ts'
import { SKIN_TONES, type SkinTone, toneLabels } from './skin-tones.ts'
import { StickerGrid, type StickerGridHandle } from './sticker-grid.tsx'
import { stickerUrl } from './sticker-images.ts'
import { useStickerSearch } from './use-sticker-search.ts'

/** The size of a new sticker, as a share of the picture's shorter side. */
const STICKER_SHARE = 0.3

/** A dialog to search for an emoji and add it as a sticker. */
export function StickerPicker({ onClose }: { readonly onClose: () => void }) {
  const { data: search, error, mutate } = useStickerSearch()
  const isOnline = useOnline()
  const [query, setQuery] = useState('')
  const [tone, setTone] = useState<SkinTone>('default')
  const shownQuery = useDeferredValue(query)
  const grid = useRef<StickerGridHandle>(null)
  const groups = useMemo(
    () => search && groupsOf(search, shownQuery, tone),
    [search, shownQuery, tone],
  )
  const wanted = shownQuery.trim()
  const isSearching = wanted !== ''
  const count = groups?.reduce((sum, { stickers }) => sum + stickers.length, 0)

  const labels = toneLabels()

  function choose({ name }: StickerChoice) {
    recentStickers.add(name)
    onClose()
    insertSticker(name, STICKER_SHARE)
  }

  return (
    <ModalDialog title={t`Add sticker`} size="large" onClose={onClose}>
      <div className="mt-3 flex flex-wrap gap-2">
        <SearchField
          label={t`Search stickers`}
          className="min-w-48 grow"
          placeholder={t`Search stickers...`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            const [first] = groups?.[0]?.stickers ?? []
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              grid.current?.focusFirst()
            }
            if (event.key === 'Enter' && isSearching && query === shownQuery && first) {
              // The button that has the focus after it would open the dialog again.
              event.preventDefault()
              choose(first)
            }
          }}
        />
        <select
          className="input w-auto!"
          aria-label={t`Skin tone`}
          value={tone}
          onChange={({ target }) =>
            setTone(SKIN_TONES.find((each) => each === target.value) ?? 'default')
          }
        >
          {SKIN_TONES.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="sr-only">
        {isSearching &&
          count !== undefined &&
          plural(count, { one: '# sticker found', other: '# stickers found' })}
      </p>
      <div className="sticker-results">
        {groups !== undefined && !isSearching && <GroupJumps groups={groups} grid={grid} />}
        {groups === undefined && error === undefined && <Skeleton className="sticker-scroller" />}
        {error !== undefined && (
          <div className="sticker-scroller grid place-content-center justify-items-center gap-3">
            <p role="alert">
              {isOnline
                ? t`The stickers could not be loaded.`
                : t`You are offline, and this device has not loaded the stickers before.`}
            </p>
            <button type="button" className="button button-small" onClick={() => void mutate()}>
              <RefreshCw aria-hidden size={18} />
              {t`Try again`}
            </button>
          </div>
        )}
        {groups !== undefined && count === 0 && (
          <p className="sticker-scroller grid place-content-center text-center text-soft">
            {t`No sticker is called “${wanted}”.`}
          </p>
        )}
        {groups !== undefined && count !== 0 && (
          <StickerGrid ref={grid} groups={groups} onChoose={choose} />
        )}
      </div>
      <div className="mt-3 flex justify-end">
        <button type="button" className="button" onClick={onClose}>
          {t`Cancel`}
        </button>
      </div>
    </ModalDialog>
  )
}

/** The matches of a query; without one, the recent stickers and all groups. */
function groupsOf(search: StickerSearch, query: string, tone: SkinTone): readonly StickerGroup[] {
  if (query.trim() !== '') {
    const title = t({ message: 'Found', context: 'stickers' })
    return [{ title, stickers: search.find(query, tone) }]
  }
  const recent = recentStickers.read().flatMap((name) => search.named(name) ?? [])
  const groups = search.groups(tone)
  const title = t({ message: 'Recent', context: 'stickers' })
  return recent.length === 0 ? groups : [{ title, stickers: recent }, ...groups]
}

interface GroupJumpsProps {
  readonly groups: readonly StickerGroup[]
  readonly grid: Readonly<{ current: StickerGridHandle | null }>
}

/** Buttons that scroll to the groups. */
const GroupJumps = ({ groups, grid }: GroupJumpsProps) => (
  <nav aria-label={t`Groups of stickers`} className="sticker-jumps">
    {groups.map(({ title, stickers: [first] }, index) => (
      <button
        key={title}
        type="button"
        title={title}
        aria-label={title}
        onClick={() => grid.current?.scrollToGroup(index)}
      >
        {first && <img src={stickerUrl(first.name)} alt="" width={28} height={28} />}
      </button>
    ))}
  </nav>
)
