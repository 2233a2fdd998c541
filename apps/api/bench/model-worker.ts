/** A model that answers at once, on a thread of its own, so that its work is not counted as ours. */
import { parentPort } from 'node:worker_threads'
import { Transformer } from '@napi-rs/image'
import { answerJson, answerWords, startStandInModel } from '../src/testing/stand-in-model.ts'
import { makePhoto } from './photo.ts'

const model = await startStandInModel()
model.words = answerWords({
  imageDescription: 'A cat.',
  topText: 'When it is fast',
  bottomText: 'and stays fast',
})
// As image models give it: a photo of 1024×1024 pixels as a PNG of two megabytes.
const photo = await new Transformer(await makePhoto(1024, 1024)).png()
model.picture = answerJson(JSON.stringify({ data: [{ b64_json: photo.toString('base64') }] }))
parentPort?.postMessage(model.baseUrl)
