import { captionsOf, usualZones } from '@memesmith/meme-render'
import type { Template } from '../templates.ts'
import { DEFAULT_PICTURE_SIZE } from './default-picture-size.ts'
import { readDocument } from './read-document.ts'
import { AnswerError, isRecord, numberIn, recordOf, textIn, textsIn } from './read-json.ts'

/**
 * Reads a template. The specification guarantees `id`, `name`, `description`, `tags` and
 * `imageUrl`; other missing fields are derived from these. A template whose zones are missing, or
 * have anything unknown, has the usual two.
 *
 * @throws AnswerError if the answer is not a template
 */
export function readTemplate(answer: unknown): Template {
  const template = recordOf(answer, 'a template')
  const id = numberIn(template, 'id')
  const imageUrl = textIn(template, 'imageUrl')
  if (id === undefined || imageUrl === undefined) {
    throw new AnswerError('expected a template with an id and an imageUrl')
  }
  const zones = readDocument(template)
  const example = isRecord(template.example) ? template.example : {}
  const topText = textIn(example, 'topText') ?? ''
  const bottomText = textIn(example, 'bottomText') ?? ''
  const thumbnailUrl = textIn(template, 'thumbnailUrl') ?? imageUrl
  return {
    id,
    name: textIn(template, 'name') ?? '',
    description: textIn(template, 'description') ?? '',
    tags: textsIn(template, 'tags'),
    imageUrl,
    thumbnailUrl,
    exampleUrl: textIn(template, 'exampleUrl') ?? thumbnailUrl,
    width: numberIn(template, 'width') ?? DEFAULT_PICTURE_SIZE.width,
    height: numberIn(template, 'height') ?? DEFAULT_PICTURE_SIZE.height,
    frames: numberIn(template, 'frames') ?? 1,
    layers: zones === undefined ? usualZones(topText, bottomText) : captionsOf(zones),
    example: { topText, bottomText },
    ...(template.isOwn === true && { isOwn: true as const }),
  }
}

/** @throws AnswerError if the answer is not a list of templates */
export function readTemplates(answer: unknown): Template[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of templates')
  return answer.map(readTemplate)
}
