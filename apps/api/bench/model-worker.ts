/** A model endpoint that responds at once, in its own thread, so that its work is not measured. */
import { parentPort } from 'node:worker_threads'
import { createCanvas, loadImage } from '../src/render/canvas.ts'
import { encodePng } from '../src/render/encode-png.ts'
import { answerJson, answerWords, startStandInModel } from '../src/testing/stand-in-model.ts'
import { makePhoto } from './photo.ts'

const model = await startStandInModel()
model.words = answerWords({
  imageDescription: 'A cat.',
  topText: 'When it is fast',
  bottomText: 'and stays fast',
})
// Like the output of image models: a photo of 1024×1024 pixels as a 2 MB PNG.
const canvas = createCanvas(1024, 1024)
canvas.getContext('2d').drawImage(await loadImage(await makePhoto(1024, 1024)), 0, 0)
const photo = await encodePng(canvas)
model.picture = answerJson(JSON.stringify({ data: [{ b64_json: photo.toString('base64') }] }))
parentPort?.postMessage(model.baseUrl)
