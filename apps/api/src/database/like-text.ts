/** A text for a `like` pattern with `escape '~'`: it stands for itself. */
export const likeText = (text: string): string => text.replace(/[~%_]/g, '~$&')
