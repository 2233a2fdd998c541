import type { SavedMeme } from '@memesmith/contract'
import { type Caption, type Frame, type MemeDocument, memeSize } from '@memesmith/meme-render'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { followTabDraft, keptInDraft } from '../../../lib/drafts/keep-in-draft.ts'
import { hookOf } from '../../../lib/render-later.ts'
import { record, redo, undo } from '../history/history.ts'
import { useHistoryStore } from '../history/history-store.ts'
import { type Work, workOf } from '../history/work.ts'
import { findLayer, onlyLooks } from '../layers/edit-layers.ts'
import { type EditorLayers, savedLayersOf } from '../layers/editor-layer.ts'
import { fittedAsDrawn } from '../layers/fit-words.ts'
import { layersForTemplate } from '../layers/layers-for-template.ts'
import { layersForUpload } from '../layers/layers-for-upload.ts'
import type { Picture } from '../picture/picture.ts'
import {
  awaitTemplate,
  isSameSource,
  NO_SOURCE,
  settledSource,
  sourceOf,
  withPictureOf,
} from '../picture/picture-source.ts'
import { type LastSave, lastSaveOf, leaveSave, savedMeme } from '../save/last-save.ts'
import { isLocalPicture, localIdOf } from '../stickers/local-picture.ts'
import { dropUnusedUploads, keepUpload } from './draft-upload.ts'
import { type Address, type EditorContent, EMPTY_CONTENT } from './editor-content.ts'
import {
  EDITOR_DRAFT_VERSION,
  EDITOR_PART,
  editorDraftOf,
  hasContent,
  migrateEditorDraft,
} from './editor-draft.ts'

export interface UploadNotice {
  readonly tone: 'hint' | 'problem'
  readonly text: string
  /** What can be done with the file in its place. */
  readonly choices?: readonly { readonly label: string; readonly choose: () => void }[]
}

interface EditorStore extends EditorContent {
  readonly saved: LastSave | null
  /** The id of the selected layer. */
  readonly selected: string | null
  /** A message about the last chosen file. */
  readonly uploadNotice: UploadNotice | null
  /** Whether a chosen file is being opened, which may take seconds. */
  readonly isOpeningFile: boolean
  /**
   * Changes the draft, as a step that can be undone.
   *
   * @param group consecutive changes with the same group are one step, until a pause
   */
  edit(group: string, change: (content: EditorContent) => Partial<Editable>): void
  undo(): void
  redo(): void
  select(id: string | null): void
  /** Replaces the document and the title. */
  openMeme(document: MemeDocument, title: string): void
  /** Says after which shared meme it is made, until it gets another picture. */
  setAfter(shareId: string): void
  openTemplate(address: Address): void
  /** @param zones the captions of the picture's template; undefined for an upload */
  setPicture(picture: Picture, zones?: readonly Caption[]): void
  /** Restores the upload of the draft; null if it no longer exists. */
  restoreUpload(picture: Picture | null): void
  /** @param work the content at the time of the save */
  markSaved(work: EditorContent, meme: SavedMeme): void
  reset(): void
}

/** What `edit` can change. */
interface Editable {
  readonly layers: EditorLayers
  readonly frame: Frame | undefined
  readonly title: string
}

/** The group of the step that empties the editor. */
export const RESET_STEP = 'reset'

/** What stays with another picture: saved texts are cleared, unsaved ones may be meant for it. */
const leftFor = (store: EditorStore): Pick<EditorStore, 'layers' | 'title'> =>
  savedMeme(store) === undefined
    ? { layers: store.layers, title: store.title }
    : { layers: onlyLooks(store.layers), title: '' }

/** Whether a new picture begins another meme: nothing would be lost of the one before. */
const beginsAnotherMeme = (store: EditorStore): boolean =>
  settledSource(store.source).kind === 'none' || savedMeme(store) !== undefined

const editorStore = createStore<EditorStore>()(
  persist(
    (set, get) => {
      /** Makes the next change a step. */
      const remember = (group: string) => {
        const state = workOf(get())
        useHistoryStore.setState(({ history }) => ({
          history: record(history, state, group, Date.now()),
        }))
      }
      const restore = (work: Work) =>
        set(({ source, selected }) => ({
          ...work,
          source: withPictureOf(work.source, source),
          selected: findLayer(work.layers, selected)?.id ?? null,
          uploadNotice: null,
        }))
      return {
        ...EMPTY_CONTENT,
        saved: null,
        selected: null,
        uploadNotice: null,
        isOpeningFile: false,
        edit: (group, change) => {
          const before = get()
          const { layers, frame, title } = { ...before, ...change(before) }
          const isSame =
            layers === before.layers && frame === before.frame && title === before.title
          if (isSame) return
          remember(group)
          set({ layers, frame, title })
        },
        undo: () => {
          const undone = undo(useHistoryStore.getState().history, workOf(get()))
          if (undone === undefined) return
          useHistoryStore.setState({ history: undone.history })
          restore(undone.state)
        },
        redo: () => {
          const redone = redo(useHistoryStore.getState().history, workOf(get()))
          if (redone === undefined) return
          useHistoryStore.setState({ history: redone.history })
          restore(redone.state)
        },
        select: (selected) => set({ selected }),
        openMeme: (document, title) => {
          if (hasContent(get())) remember('open')
          set({
            layers: savedLayersOf(document),
            frame: document.frame,
            title,
            selected: null,
          })
        },
        setAfter: (after) => set({ after }),
        openTemplate: (opened) => {
          if (hasContent(get()) || settledSource(get().source).kind !== 'none') remember('open')
          set((store) => ({
            ...leftFor(store),
            saved: leaveSave(store.saved),
            frame: undefined,
            after: null,
            selected: null,
            opened,
            source: awaitTemplate(store.source, opened.templateId),
          }))
        },
        setPicture: (picture, zones) => {
          const before = get()
          const { source } = before
          const next = sourceOf(picture)
          const isNew = source.kind === 'loading' || !isSameSource(source, next)
          if (isNew && source.kind !== 'loading' && source.kind !== 'none') remember('picture')
          const { layers, title } = isNew && zones === undefined ? leftFor(before) : before
          set(({ frame, saved }) => ({
            source: next,
            title,
            saved: isNew && beginsAnotherMeme(before) ? leaveSave(saved) : saved,
            ...(isNew && {
              layers:
                zones === undefined
                  ? layersForUpload(layers, (each) =>
                      fittedAsDrawn(each, layers, memeSize(picture.width, picture.height)),
                    )
                  : layersForTemplate(layers, zones),
            }),
            frame: isNew ? undefined : frame,
            ...(isNew && { after: null }),
            uploadNotice: null,
          }))
          if (picture.origin.kind === 'upload' && next.kind === 'upload' && isNew) {
            void keepUpload(next.uploadedAt, picture.origin.png)
          }
          if (isNew) void dropUnusedUploads(uploadsInUse(get()))
        },
        restoreUpload: (picture) =>
          set(({ source }) => {
            const lost = settledSource(source)
            if (lost.kind !== 'upload') return {}
            return { source: picture === null ? NO_SOURCE : { ...lost, picture } }
          }),
        markSaved: (work, meme) => set({ saved: lastSaveOf(work, meme), uploadNotice: null }),
        reset: () => {
          remember(RESET_STEP)
          set({ ...EMPTY_CONTENT, selected: null, uploadNotice: null })
        },
      }
    },
    {
      ...keptInDraft(EDITOR_PART, (store: EditorStore) => editorDraftOf(store)),
      version: EDITOR_DRAFT_VERSION,
      migrate: migrateEditorDraft,
    },
  ),
)

/** The draft. What is typed is rendered later (see `renderLater`). */
export const useEditorStore = hookOf(editorStore)

followTabDraft(editorStore)

/** The uploads that the draft or one of its steps needs, by their ids. */
export function uploadsInUse(current: EditorContent): readonly (number | string)[] {
  const { past, future } = useHistoryStore.getState().history
  const states = [workOf(current), ...[...past, ...future].map(({ state }) => state)]
  return states.flatMap(({ source, layers }) => [
    ...(source.kind === 'upload' ? [source.uploadedAt] : []),
    ...layers.flatMap(({ layer }) =>
      layer.type === 'sticker' && isLocalPicture(layer.image) ? [localIdOf(layer.image)] : [],
    ),
  ])
}
