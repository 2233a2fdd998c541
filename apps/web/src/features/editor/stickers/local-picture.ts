/** The start of the `image` of a sticker whose picture is not uploaded yet. The draft's id of the picture follows. */
export const LOCAL_PICTURE = 'local:'
