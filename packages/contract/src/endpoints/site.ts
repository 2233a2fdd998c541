import { readSite } from '../readers/read-site.ts'

export const getSite = { method: 'GET', path: '/api/site', read: readSite } as const

/** The picture that stands for the site where a link to it is shown. */
export const linkPreview = { method: 'GET', path: '/link-preview.png' } as const

export const robots = { method: 'GET', path: '/robots.txt' } as const

export const securityContact = { method: 'GET', path: '/.well-known/security.txt' } as const

/** Leads password managers to the account page. */
export const changePasswordPage = { method: 'GET', path: '/.well-known/change-password' } as const
