/**
 * Draws the generator's memes of everyday prompts side by side, and prints their words.
 *
 *     node tools/draw-sheet.ts [picture.webp [attempt [others]]]
 *
 * "others" takes the prompts that no rule was made for.
 *
 * Each meme's prompt is below it, so that one can judge what the generator made of it.
 */
import { writeFile } from 'node:fs/promises'
import { USUAL_CAPTION } from '@memesmith/meme-render'
import { composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import { EVERYDAY_PROMPTS, OTHER_EVERYDAY_PROMPTS } from '@memesmith/scene-composer/testing'
import { createCanvas } from '../src/render/canvas.ts'
import { drawMeme } from '../src/render/draw-meme.ts'
import { renderScene } from '../src/render/render-scene.ts'

const COLUMNS = 8
const SIDE = 272
const LABEL = 18
const QUALITY = 62

const [file, attempt = '0', which] = process.argv.slice(2)
const prompts = Object.values(which === 'others' ? OTHER_EVERYDAY_PROMPTS : EVERYDAY_PROMPTS).flat()
const lexicon = loadLexicon()
const sheet = createCanvas(COLUMNS * SIDE, Math.ceil(prompts.length / COLUMNS) * (SIDE + LABEL))
const context = sheet.getContext('2d')
context.fillStyle = '#ffffff'
context.fillRect(0, 0, sheet.width, sheet.height)
context.font = 'bold 11px Arimo'

for (const [index, prompt] of prompts.entries()) {
  const meme = composeMeme(prompt, Number(attempt), lexicon)
  process.stdout.write(
    `${index + 1}. ${prompt}\n   ${meme.topText} / ${meme.bottomText}\n   ${meme.imageDescription}\n`,
  )
  if (file === undefined) continue
  const layers = [
    { ...USUAL_CAPTION, fontSize: 40, color: '#ffffff', text: meme.topText, place: 'top' },
    { ...USUAL_CAPTION, fontSize: 40, color: '#ffffff', text: meme.bottomText, place: 'bottom' },
  ] as const
  const drawn = await drawMeme(await renderScene(meme.scene), {
    document: { version: 1, layers },
    watermark: '',
  })
  const x = (index % COLUMNS) * SIDE
  const y = Math.floor(index / COLUMNS) * (SIDE + LABEL)
  context.drawImage(drawn, x + 2, y + 2, SIDE - 4, SIDE - 4)
  context.fillStyle = '#000000'
  context.fillText(`${index + 1}. ${prompt}`, x + 4, y + SIDE + 12, SIDE - 8)
}
if (file !== undefined) await writeFile(file, await sheet.encode('webp', QUALITY))
