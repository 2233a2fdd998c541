import { captionsOf, documentOfZones, usualZones } from '@memesmith/meme-render'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { captionLayersOf } from '../../features/editor/layers/edit-layers.ts'
import { documentOf, layersOf } from '../../features/editor/layers/editor-layer.ts'
import { layerName } from '../../features/editor/layers/layer-name.ts'
import { PictureBuilder } from '../../features/pictures/picture-builder.tsx'
import { TemplateCard } from '../../features/templates/template-card.tsx'
import { loadMessages } from './load-messages.ts'
import { inLanguage, sayTag, speakTemplates } from './template-texts.ts'

afterEach(() => {
  speakTemplates({})
  vi.unstubAllGlobals()
})

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

const named = (...names: readonly string[]) => {
  const [usual] = usualZones('', '')
  if (usual === undefined) throw new Error('expected a zone')
  return layersOf(
    documentOfZones(
      names.map((name) => ({ ...usual, name })),
      [],
    ),
  )
}

it('a place for words has its name in the language of the page, and in English in what is saved', async () => {
  const layers = named('The temptation', 'The partner')
  const shown = () => captionLayersOf(layers).map((each) => layerName(layers, each))
  expect(shown()).toEqual(['The temptation', 'The partner'])
  await speak('es')
  expect(shown()).toEqual(['La tentación', 'La pareja oficial'])
  const saved = captionsOf(documentOf({ layers }))
  expect(saved.map(({ name }) => name)).toEqual(['The temptation', 'The partner'])
})

it('a name that others gave a place for words stays as it is, even if it is a tag', async () => {
  await speak('es')
  const layers = named('My boss', 'cat')
  expect(layers.map((each) => layerName(layers, each))).toEqual(['My boss', 'cat'])
})

it('the fields of a picture by address have their names in the language of the page', async () => {
  vi.stubGlobal('window', { location: { href: 'http://localhost/' } })
  await speak('es')
  const picture = {
    id: 'tempted-while-taken',
    name: 'Tempted While Taken',
    lines: 2,
    names: ['The temptation', ''],
    overlays: 0,
    styles: [],
    blank: '/blank.png',
    example: { text: ['A', 'B'], url: '/example.png' },
    source: null,
    keywords: [],
    _self: '/self',
  }
  const html = renderToStaticMarkup(<PictureBuilder template={picture} />)
  expect(html).toContain('<span>La tentación</span>')
  expect(html).toContain('<span>Bottom Text</span>')
})
