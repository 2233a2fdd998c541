export type { SavedMeme } from '@memesmith/contract'
