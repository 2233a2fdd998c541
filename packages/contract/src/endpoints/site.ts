import { readSite } from '../readers/read-site.ts'

export const getSite = { method: 'GET', path: '/api/site', read: readSite } as const

/** The picture that link previews show for the site itself. */
export const linkPreview = { method: 'GET', path: '/link-preview.png' } as const

export const robots = { method: 'GET', path: '/robots.txt' } as const

export const securityContact = { method: 'GET', path: '/.well-known/security.txt' } as const

/** Redirects password managers to the account page. */
export const changePasswordPage = { method: 'GET', path: '/.well-known/change-password' } as const
