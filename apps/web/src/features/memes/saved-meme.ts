import type { Meme } from '@memesmith/contract'

/** What the server says of a meme beyond the fields of spec §3. */
type Extra =
  | 'document'
  | 'fontSize'
  | 'height'
  | 'shareUrl'
  | 'textColor'
  | 'thumbnailUrl'
  | 'width'

/** A meme of the collection, of any server that has the specification's fields. */
export type SavedMeme = Omit<Meme, Extra> & Partial<Pick<Meme, Extra>>
