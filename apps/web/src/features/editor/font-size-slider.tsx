import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '@memesmith/meme-render'
import { useEditorStore } from './editor-store.ts'

export function FontSizeSlider() {
  const fontSize = useEditorStore((store) => store.fontSize)
  const change = useEditorStore((store) => store.change)
  return (
    <div className="grid">
      <div className="flex justify-between font-bold">
        <label htmlFor="font-size">Font Size</label>
        <output htmlFor="font-size">{fontSize}px</output>
      </div>
      <input
        id="font-size"
        type="range"
        className="slider"
        min={MIN_FONT_SIZE}
        max={MAX_FONT_SIZE}
        step={1}
        value={fontSize}
        onChange={(event) => change({ fontSize: event.target.valueAsNumber })}
      />
    </div>
  )
}
