import {
  readAccountLink,
  readAdminInvitations,
  readAdminMemes,
  readAdminOverview,
  readAdminUsers,
  readAuditEntries,
  readReportedMemes,
} from '../readers/read-admin.ts'

/**
 * The calls of `/admin`. For everyone but administrators they do not exist: they answer like any other
 * path that nobody serves.
 */
export const adminOverview = {
  method: 'GET',
  path: '/api/admin/overview',
  read: readAdminOverview,
} as const

export const adminUsers = {
  method: 'GET',
  path: '/api/admin/users',
  read: readAdminUsers,
} as const

export const actOnAccount = {
  method: 'POST',
  path: '/api/admin/users/:id/acts',
  read: readAccountLink,
} as const

/** The memes that a search finds; without one, those that were taken down. */
export const adminMemes = {
  method: 'GET',
  path: '/api/admin/memes',
  read: readAdminMemes,
} as const

export const adminPicture = { method: 'GET', path: '/api/admin/memes/:shareId/picture' } as const

export const actOnMeme = { method: 'POST', path: '/api/admin/memes/:shareId/acts' } as const

export const adminReports = {
  method: 'GET',
  path: '/api/admin/reports',
  read: readReportedMemes,
} as const

/** The invitations with which people can still sign up. */
export const adminInvitations = {
  method: 'GET',
  path: '/api/admin/invitations',
  read: readAdminInvitations,
} as const

export const revokeInvitation = { method: 'DELETE', path: '/api/admin/invitations/:id' } as const

export const adminLog = { method: 'GET', path: '/api/admin/log', read: readAuditEntries } as const
