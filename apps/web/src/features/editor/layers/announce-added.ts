import { t } from '@lingui/core/macro'
import { announce } from '../canvas/canvas-store.ts'

/** @param name of the layer */
export const announceAdded = (name: string): void => announce(t`${name} added`)
