import type { SpriteLayer } from '@memesmith/scenes'

/** The picture of an emoji as a layer; (x, y) is its center unless `more` says otherwise. */
export const sprite = (
  emoji: string,
  x: number,
  y: number,
  size: number,
  more: Omit<Partial<SpriteLayer>, 'type' | 'emoji' | 'x' | 'y' | 'size'> = {},
): SpriteLayer => ({ type: 'sprite', emoji, x, y, size, ...more })
