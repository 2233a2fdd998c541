import { directionOf } from '@memesmith/languages'

/**
 * The direction of the page. Parts of Radix set their own `dir`, left to right unless they are told, and their
 * arrow keys follow it.
 */
export const pageDirection = (): 'ltr' | 'rtl' => directionOf(document.documentElement.lang)
