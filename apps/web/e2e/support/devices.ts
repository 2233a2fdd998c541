import { isFull } from './full-run.ts'

/** The devices on which what people do most is tested. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
} as const

/**
 * The devices for tests that are the same on each: `sample`, and in a full run all. Some features are
 * sampled on a phone, others on a desktop.
 */
export const devicesOf = (sample: keyof typeof DEVICES) =>
  Object.entries(DEVICES).filter(([device]) => isFull || device === sample)
