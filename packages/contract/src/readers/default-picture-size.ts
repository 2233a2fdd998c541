/** The place that is kept for a picture of unknown size until it is there. Pixels. */
export const DEFAULT_PICTURE_SIZE = { width: 1280, height: 960 } as const
