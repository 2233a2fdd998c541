import { BLANK_DOCUMENT, USUAL_CAPTION, usualZones } from '@memesmith/meme-render'
import { IsArray, IsObject, IsSchema, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { ALL_CALLS } from './all-calls.ts'
import type { Call } from './call.ts'
import * as calls from './calls.ts'
import { AnswerError, readAnswer } from './read-answer.ts'
import { DEFAULT_SITE } from './site.ts'

/** The schema of a call's JSON answer. */
const schemaOf = ({ answer }: Call): TSchema | undefined =>
  Object.values(answer).find((body) => IsSchema(body) && !('contentType' in body)) ?? undefined

const readable = Object.entries(ALL_CALLS).flatMap(([name, call]) => {
  const schema = schemaOf(call)
  return schema === undefined ? [] : [[name, call, schema] as const]
})

/** Answers of which a client reads only a part. */
const UNREAD: Partial<Record<string, readonly string[]>> = {
  getSite: ['version'],
  generateMeme: Object.keys(calls.createMeme.answer[201].properties).filter(
    (field) => !['bottomText', 'title', 'topText'].includes(field),
  ),
}

/** An answer with every field. A list has one element. */
function makeAnswer(schema: TSchema): unknown {
  if (IsArray(schema)) return [makeAnswer(schema.items)]
  const answer = Object(Value.Create(schema))
  // Its schema does not describe its content.
  return 'document' in answer ? { ...answer, document: BLANK_DOCUMENT } : answer
}

function fieldsOf(answer: unknown): string[] {
  if (Array.isArray(answer)) return fieldsOf(answer[0])
  return Object.keys(Object(answer)).sort()
}

function optionalFieldsOf(schema: TSchema): string[] {
  if (IsArray(schema)) return optionalFieldsOf(schema.items)
  if (!IsObject(schema)) return []
  return Object.keys(schema.properties).filter((field) => !schema.required?.includes(field))
}

describe('the answer of every call', () => {
  it.each(readable)('%s is read with every field', (name, call, schema) => {
    const answer = makeAnswer(schema)
    const optional = optionalFieldsOf(schema)
    expect([...fieldsOf(answer), ...optional]).not.toEqual([])
    const fields = fieldsOf(readAnswer(call, answer)).filter((field) => !optional.includes(field))
    expect(fields).toEqual(fieldsOf(answer).filter((field) => !UNREAD[name]?.includes(field)))
  })

  it.each(readable)('%s is refused if it is nothing of the kind', (_name, call) => {
    for (const answer of [null, 7, 'text', true]) {
      expect(() => readAnswer(call, answer)).toThrow(AnswerError)
    }
  })
})

describe('a meme', () => {
  const read = (answer: object) => readAnswer(calls.getMeme, answer)
  const bare = {
    id: 3,
    title: 'Bare',
    topText: 'Top',
    bottomText: '',
    templateId: null,
    customImageUrl: '/api/images/x',
    memeImageUrl: '/m/x.png',
    isPublic: true,
    createdAt: '2026-05-04T12:00:00.000Z',
  }

  it('may have only the fields of the specification', () => {
    expect(read(bare)).toEqual(bare)
  })

  it('is read without fields of another type', () => {
    expect(read({ ...bare, width: '640', shareUrl: null, topText: 7, templateId: '1' })).toEqual({
      ...bare,
      topText: '',
    })
  })

  it('is read with the usual values of what is missing', () => {
    const empty = { title: '', topText: '', bottomText: '', memeImageUrl: '', createdAt: '' }
    const none = { templateId: null, customImageUrl: null, isPublic: false }
    expect(read({ id: 3 })).toEqual({ id: 3, ...empty, ...none })
  })

  it('is refused without an id', () => {
    expect(() => read({ ...bare, id: undefined })).toThrow(AnswerError)
    expect(() => readAnswer(calls.listMemes, [bare, { title: 'no id' }])).toThrow(AnswerError)
  })

  it('loses tags that are no texts', () => {
    expect(read({ ...bare, tags: ['cat', 7, null] }).tags).toEqual(['cat'])
    expect(read({ ...bare, tags: 'cat' })).toEqual(bare)
  })

  it('says which meme looks the same', () => {
    const duplicateOf = { id: 1, title: 'First' }
    expect(read({ ...bare, duplicateOf }).duplicateOf).toEqual(duplicateOf)
    for (const unusable of [null, 1, { title: 'First' }]) {
      expect(read({ ...bare, duplicateOf: unusable }).duplicateOf).toBeNull()
    }
  })
})

describe('a template', () => {
  const read = (answer: object) => readAnswer(calls.getTemplate, answer)
  const bare = {
    id: 7,
    name: 'Wall',
    description: 'A wall.',
    tags: ['wall'],
    imageUrl: '/wall.png',
  }
  const onSign = {
    ...USUAL_CAPTION,
    color: '#ffffff',
    text: 'a sign',
    place: { x: 0.1, y: 0.2, width: 0.3, height: 0.1, rotation: -8 },
    fontSize: 'fit',
  }

  it('has the usual two captions for a server with only the fields of the specification', () => {
    expect(read(bare)).toMatchObject({
      ...bare,
      exampleUrl: '',
      frames: 1,
      layers: usualZones('', ''),
      example: { topText: '', bottomText: '' },
    })
  })

  it('has the captions of the answer, with the usual values of omitted fields', () => {
    expect(read({ ...bare, layers: [onSign] }).layers).toEqual([onSign])
    const { type, text, place, fontSize } = onSign
    expect(read({ ...bare, layers: [{ type, text, place, fontSize }] }).layers).toEqual([onSign])
  })

  it('has the usual two for layers that it does not know', () => {
    for (const layers of [null, 'top', [onSign, { type: 'hologram' }]]) {
      expect(read({ ...bare, layers }).layers).toEqual(usualZones('', ''))
    }
  })
})

describe('the site', () => {
  it('has defaults for missing fields', () => {
    expect(readAnswer(calls.getSite, {})).toEqual(DEFAULT_SITE)
    const own = { siteName: 'Ours', generator: 'model', maxUploadBytes: null, contact: 7 }
    expect(readAnswer(calls.getSite, own)).toEqual({
      ...DEFAULT_SITE,
      siteName: 'Ours',
      generator: 'model',
    })
  })
})

describe('a shared meme', () => {
  it('is refused with a document that has anything unknown, which would be lost', () => {
    const meme = { templateId: 1, pictureUrl: '/m/x.png', document: BLANK_DOCUMENT }
    expect(readAnswer(calls.getSharedMeme, meme)).toMatchObject(meme)
    const document = { version: 1, layers: [{ type: 'hologram' }] }
    expect(() => readAnswer(calls.getSharedMeme, { ...meme, document })).toThrow(AnswerError)
  })
})

describe('an account', () => {
  it('is refused without hasPassword', () => {
    const account = { id: 1, email: 'a@example.com', firstName: null, memeCount: 0 }
    expect(() => readAnswer(calls.getAccount, account)).toThrow(AnswerError)
    const whole = { ...account, storageBytes: 7, storageLimit: 0, hasPassword: false }
    const withoutPasskeys = { hasPasskey: false, canUsePasskeys: false }
    expect(readAnswer(calls.getAccount, whole)).toEqual({ ...whole, ...withoutPasskeys })
  })
})
