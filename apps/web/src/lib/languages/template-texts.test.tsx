import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { TemplateCard } from '../../features/templates/template-card.tsx'
import { loadMessages } from './load-messages.ts'
import { inLanguage, sayTag, speakTemplates } from './template-texts.ts'

afterEach(() => speakTemplates({}))

const speak = async (language: string) => speakTemplates(await loadMessages(language, 'templates'))

const template = {
  id: 1,
  name: 'Cat on Trial',
  description:
    'A lion judge looks down from the bench at a startled cat in a suit; a broken vase is the evidence.',
  tags: ['court', 'judge', 'guilty', 'cat', 'trial', 'lion', 'evidence', 'woman yelling at cat'],
  imageUrl: '/images/1.webp',
  thumbnailUrl: '/images/2.webp',
  exampleUrl: '/images/3.webp',
  width: 800,
  height: 600,
  frames: 1,
  layers: [],
  example: { topText: '', bottomText: '' },
}

it('the card of a template shows its name, tags and description in the language of the page', async () => {
  const card = () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <TemplateCard template={template} auth="signed-in" isFirst={false} />
      </MemoryRouter>,
    )
  expect(card()).toContain('>Cat on Trial</h2>')
  await speak('es')
  expect(card()).toContain('>El gato en el juicio</h2>')
  expect(card()).toContain('>juicio</li>')
  expect(card()).toContain('alt="Un león juez')
  expect(card()).not.toContain('Cat on Trial')
  expect(sayTag('cat')).toBe('gato')
})

it('a template of others, or one that somebody has changed, stays as it is', async () => {
  await speak('es')
  const changed = { ...template, description: 'Our office cat.' }
  expect(inLanguage(changed)).toBe(changed)
  const own = { ...template, name: 'My cat' }
  expect(inLanguage(own)).toBe(own)
})
