import { BLANK_DOCUMENT, USUAL_CAPTION, usualZones } from '@memesmith/meme-render'
import { IsArray, IsObject, IsSchema, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import * as calls from '../calls/all-calls.ts'
import type { Call } from '../calls/call.ts'
import * as endpoints from '../endpoints/all-endpoints.ts'
import type { Endpoint, ReadableEndpoint } from '../endpoints/endpoint.ts'
import { readAccount } from './read-account.ts'
import { AnswerError } from './read-json.ts'
import { readMeme } from './read-meme.ts'
import { DEFAULT_SITE, readSite } from './read-site.ts'
import { readTemplate } from './read-template.ts'

const isReadable = (endpoint: Endpoint): endpoint is ReadableEndpoint<unknown> => 'read' in endpoint
const readable: [string, ReadableEndpoint<unknown>][] = Object.entries<Endpoint>(endpoints).flatMap(
  ([name, endpoint]) => (isReadable(endpoint) ? [[name, endpoint]] : []),
)

/** What operators and other clients read, but not the web app. */
const UNREAD: Partial<Record<string, string>> = { getSite: 'version' }

/** The schema of a call's JSON answer. */
function schemaOf({ answer }: Call): TSchema {
  const schema = Object.values(answer).find(IsSchema)
  if (schema === undefined) throw new Error('expected a call that answers with JSON')
  return schema
}

/** An answer with every field. A list has one element. */
function makeAnswer(schema: TSchema): unknown {
  if (IsArray(schema)) return [makeAnswer(schema.items)]
  const answer = Object(Value.Create(schema))
  // Its schema says nothing of what is in it.
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

describe('every endpoint', () => {
  it('has a call of the same name, method and path', () => {
    const namesOf = (each: Readonly<Record<string, Endpoint>>) =>
      Object.entries(each).map(([name, { method, path }]) => [name, method, path])
    expect(namesOf(endpoints)).toEqual(namesOf(calls))
  })

  it.each(readable)('%s reads every field that its call answers with', (name, { read }) => {
    const call = Object.entries<Call>(calls).find(([each]) => each === name)?.[1]
    if (call === undefined) throw new Error(`expected a call ${name}`)
    const answer = makeAnswer(schemaOf(call))
    // A reader may also return optional fields, which this answer does not have.
    const optional = optionalFieldsOf(schemaOf(call))
    expect([...fieldsOf(answer), ...optional]).not.toEqual([])
    const fields = fieldsOf(read(answer)).filter((field) => !optional.includes(field))
    expect(fields).toEqual(fieldsOf(answer).filter((field) => field !== UNREAD[name]))
  })

  it.each(readable)('%s refuses an answer that is nothing of the kind', (_name, { read }) => {
    for (const answer of [null, 7, 'text', true]) expect(() => read(answer)).toThrow(AnswerError)
  })
})

describe('readMeme', () => {
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

  it('accepts an answer with only the fields of the specification', () => {
    expect(readMeme(bare)).toEqual(bare)
  })

  it('ignores fields of another type', () => {
    expect(readMeme({ ...bare, width: '640', shareUrl: null, topText: 7 })).toEqual({
      ...bare,
      topText: '',
    })
  })

  it('reads which meme looks the same', () => {
    const duplicateOf = { id: 1, title: 'First' }
    expect(readMeme({ ...bare, duplicateOf }).duplicateOf).toEqual(duplicateOf)
    for (const unusable of [null, 1, { title: 'First' }]) {
      expect(readMeme({ ...bare, duplicateOf: unusable }).duplicateOf).toBeNull()
    }
  })
})

describe('readTemplate', () => {
  const bare = {
    id: 7,
    name: 'Wall',
    description: 'A wall.',
    tags: ['wall'],
    imageUrl: '/wall.png',
  }
  const example = { topText: 'above', bottomText: 'below' }
  const onSign = {
    ...USUAL_CAPTION,
    color: '#ffffff',
    text: 'a sign',
    place: { x: 0.1, y: 0.2, width: 0.3, height: 0.1, rotation: -8 },
    fontSize: 'fit',
  }

  it('has the usual two captions for a server with only the fields of the specification', () => {
    expect(readTemplate(bare)).toMatchObject({
      thumbnailUrl: '/wall.png',
      exampleUrl: '/wall.png',
      layers: usualZones('', ''),
      example: { topText: '', bottomText: '' },
    })
    expect(readTemplate({ ...bare, example }).layers).toEqual(usualZones('above', 'below'))
  })

  it('has the captions of the answer, with the usual values of omitted fields', () => {
    expect(readTemplate({ ...bare, example, layers: [onSign] }).layers).toEqual([onSign])
    const { type, text, place, fontSize } = onSign
    const layers = [{ type, text, place, fontSize }]
    expect(readTemplate({ ...bare, layers }).layers).toEqual([onSign])
  })

  it('has the usual two for layers that it does not know', () => {
    for (const layers of [null, 'top', [onSign, { type: 'hologram' }]]) {
      expect(readTemplate({ ...bare, example, layers }).layers).toEqual(
        usualZones('above', 'below'),
      )
    }
  })
})

describe('readSite', () => {
  it('fills in the defaults of missing fields', () => {
    expect(readSite({})).toEqual(DEFAULT_SITE)
    expect(readSite({ siteName: 'Ours', generator: 'model', maxUploadBytes: null })).toEqual({
      ...DEFAULT_SITE,
      siteName: 'Ours',
      generator: 'model',
    })
  })
})

describe('readAccount', () => {
  it('rejects an account without hasPassword', () => {
    const account = { id: 1, email: 'a@example.com', firstName: null, memeCount: 0 }
    expect(() => readAccount(account)).toThrow(AnswerError)
    const whole = { ...account, storageBytes: 7, storageLimit: 0, hasPassword: false }
    expect(readAccount(whole)).toEqual(whole)
  })
})
