import { documentOfTexts } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { layersOf } from '../layers/editor-layer.ts'
import { awaitTemplate, NO_SOURCE } from '../picture/picture-source.ts'
import { EMPTY_CONTENT } from './editor-content.ts'
import { editorDraftOf, migrateEditorDraft } from './editor-draft.ts'

const opened = { key: 'entry', templateId: '7' }

describe('a draft that an older version kept', () => {
  it('is read as a document, with its title and its template', () => {
    const kept = {
      topText: 'above',
      bottomText: 'below',
      fontSize: 40,
      textColor: '#ffff00',
      title: 'Mine',
      templateId: 7,
      uploadedAt: null,
      opened,
      saved: { content: '[]', meme: { id: 1 } },
    }
    const { title, templateId, uploadedAt, saved, ...texts } = kept
    expect(migrateEditorDraft(kept)).toEqual({
      source: { kind: 'template', templateId: 7, picture: null },
      layers: layersOf(documentOfTexts(texts)),
      frame: undefined,
      after: null,
      title: 'Mine',
      opened,
      saved: null,
    })
  })

  it('of the version with a document keeps it', () => {
    const document = documentOfTexts({ topText: 'above' })
    const source = { kind: 'template', templateId: 7, picture: null } as const
    const kept = { source, document, title: 'Mine', opened, saved: null }
    expect(migrateEditorDraft(kept)).toMatchObject({ source, layers: layersOf(document) })
  })

  it('has its upload', () => {
    expect(migrateEditorDraft({ uploadedAt: 5, templateId: 7 }).source).toEqual({
      kind: 'upload',
      uploadedAt: 5,
      picture: null,
    })
  })

  it.each([null, undefined, 'text', {}])('is empty where it says nothing: %j', (kept) => {
    expect(migrateEditorDraft(kept)).toEqual({ ...EMPTY_CONTENT, saved: null })
  })
})

it('a template that did not come yet is asked for again', () => {
  const kept = editorDraftOf({
    ...EMPTY_CONTENT,
    source: awaitTemplate(NO_SOURCE, '7'),
    opened,
    saved: null,
  })
  expect(kept).toMatchObject({ source: NO_SOURCE, opened: null })
})
