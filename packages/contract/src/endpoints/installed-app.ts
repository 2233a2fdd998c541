/** Makes the site installable as an app. */
export const webManifest = { method: 'GET', path: '/manifest.webmanifest' } as const

/**
 * Where the system sends a picture that is shared with the installed app: the field
 * `SHARED_PICTURE_FIELD` of a form. The service worker answers; the server only where there is none.
 */
export const sharePicture = { method: 'POST', path: '/shared-picture' } as const
