import { endpoints, type TagCount } from '@memesmith/contract'
import { foldText } from '@memesmith/template-search'
import { useState } from 'react'
import useSWR from 'swr'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { GalleryChip } from './gallery-chip.tsx'
import type { GallerySearch } from './use-gallery-search.ts'

const load = createLoader(endpoints.listTemplateTags)

interface TagDialogProps {
  readonly search: GallerySearch
  onClose(): void
}

/** The most common tags of the gallery, to find one and choose it. */
export function TagDialog({ search, onClose }: TagDialogProps) {
  const [typed, setTyped] = useState('')
  const { data: tags, error } = useSWR<readonly TagCount[]>(endpoints.listTemplateTags.path, load)
  const wanted = foldText(typed.trim())
  const shown = tags?.filter(({ tag }) => foldText(tag).includes(wanted))
  return (
    <ModalDialog title="Tags" size="large" onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <input
          type="search"
          className="input"
          aria-label="Search tags"
          placeholder="Search tags..."
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="h-[50vh] overflow-y-auto p-1">
          {error !== undefined && <p role="alert">The tags could not be loaded.</p>}
          {shown === undefined && error === undefined && <p role="status">Loading tags...</p>}
          {shown?.length === 0 && <p role="status">No tags found</p>}
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {shown?.map(({ tag, count }) => (
              <li key={tag}>
                <GalleryChip
                  to={search.toTag(tag === search.tag ? '' : tag)}
                  isChosen={tag === search.tag}
                  onClick={onClose}
                >
                  {tag} <span className="font-normal opacity-75">{count.toLocaleString()}</span>
                </GalleryChip>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex justify-end">
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
