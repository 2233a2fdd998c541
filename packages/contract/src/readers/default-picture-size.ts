/** The space that is reserved for a picture of unknown size until it is loaded. Pixels. */
export const DEFAULT_PICTURE_SIZE = { width: 1280, height: 960 } as const
