import { calls, type TagCount } from '@memesmith/contract'
import useSWR from 'swr'
import { AllTagsDialog, TagWithCount } from '../../components/ui/all-tags-dialog.tsx'
import { createLoader } from '../../lib/api-client.ts'
import { sayTag } from '../../lib/languages/template-texts.ts'
import { GalleryChip } from './gallery-chip.tsx'
import type { GallerySearch } from './use-gallery-search.ts'

const load = createLoader(calls.listTemplateTags)

interface TagDialogProps {
  readonly search: GallerySearch
  onClose(): void
}

/** The most common tags of the gallery, to find one and choose it. */
export function TagDialog({ search, onClose }: TagDialogProps) {
  const { data, error } = useSWR<readonly TagCount[]>(calls.listTemplateTags.path, load)
  return (
    <AllTagsDialog tags={data} nameOf={sayTag} hasFailed={error !== undefined} onClose={onClose}>
      {(each) => (
        <GalleryChip
          to={search.toTag(each.tag === search.tag ? '' : each.tag)}
          isChosen={each.tag === search.tag}
          onClick={onClose}
        >
          <TagWithCount {...each} tag={sayTag(each.tag)} />
        </GalleryChip>
      )}
    </AllTagsDialog>
  )
}
