import {
  AccountActAnswer,
  AccountActInput,
  AdminInvitations,
  AdminMemes,
  AdminOverview,
  AdminPageQuery,
  AdminSearchQuery,
  AdminUsers,
  AuditEntries,
  InvitationParams,
  MemeActInput,
  ReportedMemes,
  ShareIdParams,
} from '../admin.ts'
import * as endpoints from '../endpoints/admin.ts'
import { IdParams } from '../ids.ts'
import { type Call, PICTURE, WRITE_ERRORS } from './call.ts'

const READ_ERRORS = ['too_many_requests'] as const

export const adminOverview = {
  ...endpoints.adminOverview,
  answer: { 200: AdminOverview },
  errors: READ_ERRORS,
} as const satisfies Call

export const adminUsers = {
  ...endpoints.adminUsers,
  query: AdminSearchQuery,
  answer: { 200: AdminUsers },
  errors: READ_ERRORS,
} as const satisfies Call

export const actOnAccount = {
  ...endpoints.actOnAccount,
  params: IdParams,
  body: AccountActInput,
  answer: { 200: AccountActAnswer },
  errors: [...WRITE_ERRORS, 'account_protected', 'no_passwords'],
} as const satisfies Call

export const adminMemes = {
  ...endpoints.adminMemes,
  query: AdminSearchQuery,
  answer: { 200: AdminMemes },
  errors: READ_ERRORS,
} as const satisfies Call

/** It is stored that the administrator looked at it. */
export const adminPicture = {
  ...endpoints.adminPicture,
  params: ShareIdParams,
  answer: { 200: PICTURE },
  errors: ['image_not_found', 'too_many_requests'],
} as const satisfies Call

export const actOnMeme = {
  ...endpoints.actOnMeme,
  params: ShareIdParams,
  body: MemeActInput,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'not_restorable'],
} as const satisfies Call

export const adminReports = {
  ...endpoints.adminReports,
  query: AdminPageQuery,
  answer: { 200: ReportedMemes },
  errors: READ_ERRORS,
} as const satisfies Call

export const adminInvitations = {
  ...endpoints.adminInvitations,
  query: AdminPageQuery,
  answer: { 200: AdminInvitations },
  errors: READ_ERRORS,
} as const satisfies Call

export const revokeInvitation = {
  ...endpoints.revokeInvitation,
  params: InvitationParams,
  answer: { 204: null },
  errors: WRITE_ERRORS,
} as const satisfies Call

export const adminLog = {
  ...endpoints.adminLog,
  query: AdminPageQuery,
  answer: { 200: AuditEntries },
  errors: READ_ERRORS,
} as const satisfies Call
