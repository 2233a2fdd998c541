/** How large our PNGs are beside those of the canvas's own encoder, over the starter templates. */
import { encodePng } from '../src/render/encode-png.ts'
import { renderScene } from '../src/scenes/render-scene.ts'
import { starterTemplates } from '../src/templates/starter/index.ts'

// The plain encoder takes a quarter of a second each.
const SAMPLE = 3

let ours = 0
let plain = 0
for (const { scene } of starterTemplates.filter((_, index) => index % SAMPLE === 0)) {
  const canvas = await renderScene(scene)
  ours += (await encodePng(canvas)).length
  plain += (await canvas.encode('png')).length
}
process.stdout.write(
  `\nPNG size over the starter templates: ours is ${(ours / plain).toFixed(3)} of canvas.encode('png')\n`,
)
