import { DEFAULT_FONT_SIZE, MAX_FONT_SIZE, MIN_FONT_SIZE } from '@memesmith/meme-render'
import { changeLook, useLook } from './layers/use-captions.ts'

/** The font size of the captions, in meme pixels (spec §5, §9). */
export function FontSizeSlider() {
  const fontSize = useLook('fontSize') ?? DEFAULT_FONT_SIZE
  return (
    <div className="flex items-center gap-3 font-bold">
      <label htmlFor="font-size" className="shrink-0">
        Font Size
      </label>
      <input
        id="font-size"
        type="range"
        className="slider"
        min={MIN_FONT_SIZE}
        max={MAX_FONT_SIZE}
        step={1}
        value={fontSize === 'fit' ? DEFAULT_FONT_SIZE : fontSize}
        onChange={(event) => changeLook({ fontSize: event.target.valueAsNumber })}
      />
      <output htmlFor="font-size" className="w-12 shrink-0 text-right tabular-nums">
        {fontSize === 'fit' ? 'Fit' : `${fontSize}px`}
      </output>
    </div>
  )
}
