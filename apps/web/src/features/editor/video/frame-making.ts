import type { AnimationFrame } from '@memesmith/animation'
import { FrameMaker, type FramePixels } from './frame-maker.ts'
import type { MakerAnswer, MakerRequest } from './frame-maker.worker.ts'
import type { Tolerance } from './making.ts'
import type { FrameContext, Size } from './video-reader.ts'

/** Makes pictures that move, one after another. */
export interface FrameMaking {
  /** Begins another picture. */
  begin(size: Size, tolerance: Tolerance): void
  /**
   * Makes the next frame of what the canvas shows.
   *
   * @param duration ms
   * @throws Error if the worker fails
   */
  add(context: FrameContext, duration: number): Promise<AnimationFrame>
  close(): void
}

/** In a worker; in the page, where the browser starts none. */
export function openFrameMaking(): FrameMaking {
  try {
    // In one expression, by which the build finds the file.
    return makingIn(
      new Worker(new URL('./frame-maker.worker.ts', import.meta.url), { type: 'module' }),
    )
  } catch {
    return makingHere()
  }
}

function makingIn(worker: Worker): FrameMaking {
  const send = (request: MakerRequest, moved: Transferable[] = []) =>
    worker.postMessage(request, moved)
  return {
    begin: (size, tolerance) => send({ size, tolerance }),
    add(context, duration) {
      const { promise, resolve, reject } = Promise.withResolvers<AnimationFrame>()
      worker.onmessage = ({ data }: MessageEvent<MakerAnswer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      const pixels = pixelsOf(context)
      send({ pixels, duration }, [pixels.buffer])
      return promise
    },
    close: () => worker.terminate(),
  }
}

function makingHere(): FrameMaking {
  let maker: FrameMaker | undefined
  return {
    begin(size, tolerance) {
      maker = new FrameMaker(size, tolerance)
    },
    async add(context, duration) {
      // Lets the page answer: frames that were decoded ahead come without a pause.
      await new Promise((resolve) => setTimeout(resolve))
      if (maker === undefined) throw new Error('expected the begin of a picture first')
      return maker.add(pixelsOf(context), duration)
    },
    close: () => undefined,
  }
}

function pixelsOf(context: FrameContext): FramePixels {
  const { width, height } = context.canvas
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
}
