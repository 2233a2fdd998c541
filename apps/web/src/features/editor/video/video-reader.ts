/** What a picture that moves may be made of: at most so much of a video, in s. */
export const MAX_PART_S = 20
/** Frames a second of a picture that moves, at most. `MAX_PART_S` of them are as many as may be. */
export const MAX_RATE = 15

/** Width and height in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A canvas with the pixels of a frame, until the next frame is asked for. */
export type FrameContext = OffscreenCanvasRenderingContext2D

/** The frames of a video. They are upright, and their pixels are square. */
export interface VideoReader extends Size {
  /** s */
  readonly duration: number
  /**
   * Draws the frames that are shown at some times, one after another.
   *
   * @param times s from the start of the video, each at least the one before
   * @param size the frames are scaled to it
   * @throws Error for a video that is damaged; `signal.reason` when it is aborted
   */
  frames(times: readonly number[], size: Size, signal: AbortSignal): AsyncGenerator<FrameContext>
  close(): void
}

/** Why a video can't be read. */
export type UnreadableVideo =
  | { readonly reason: 'no pictures' | 'unreadable'; readonly codec?: never }
  | { readonly reason: 'codec'; readonly codec: string | undefined }
