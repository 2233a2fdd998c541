/** Escapes a text so that it is literal in a `like` pattern with `escape '~'`. */
export const likeText = (text: string): string => text.replace(/[~%_]/g, '~$&')
