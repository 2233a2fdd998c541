/** The limits of templates. The web app's first page needs none of them. */

/** Templates that one user may keep. */
export const MAX_OWN_TEMPLATES = 500
export const MAX_TEMPLATE_NAME_LENGTH = 80
export const MAX_TEMPLATE_DESCRIPTION_LENGTH = 300
export const MAX_TEMPLATE_TAGS = 12
