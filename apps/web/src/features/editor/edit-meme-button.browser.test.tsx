import type { SavedMeme } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { closeTabDraft } from '../../lib/drafts/tab-draft.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { button, layer, openEmptyEditor, PICTURE, plainPicture } from '../../testing/editor.tsx'
import { expectCount } from '../../testing/expect-locator.ts'
import { mount } from '../../testing/mount.tsx'
import { useEditorStore } from './draft/editor-store.ts'
import { EditMemeButton } from './edit-meme-button.tsx'
import { documentOf } from './layers/editor-layer.ts'

const IMAGE_URL = '/api/images/1'
const MEME: SavedMeme = {
  id: 1,
  title: 'Generated',
  topText: 'Nobody',
  bottomText: 'Me',
  templateId: null,
  customImageUrl: IMAGE_URL,
  memeImageUrl: '/api/images/2',
  isPublic: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  document: documentOfTexts({ topText: 'Nobody', bottomText: 'Me' }),
}

it('one tap on Bar Above shows the meme in the editor, its upper text in a bar, and asks nothing', async () => {
  const picture = await plainPicture(PICTURE.width, PICTURE.height)
  answerCalls(({ path }) => (path === IMAGE_URL ? new Response(picture) : undefined))
  await openEmptyEditor()
  mount(<EditMemeButton meme={MEME} account="1" addsBar onOpen={() => undefined} />)
  onTestFinished(closeTabDraft)
  await button('Bar Above').click()
  await expect.element(layer('Nobody')).toBeVisible()
  await expect.element(button('Bar')).toHaveAttribute('aria-pressed', 'true')
  expect(documentOf(useEditorStore.getState()).layers).toMatchObject([
    { place: 'above', text: 'Nobody' },
    { place: 'bottom', text: 'Me' },
  ])
  await expectCount(page.getByRole('alertdialog'), 0)
})
