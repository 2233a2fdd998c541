/** Every call of the server. */
export {
  changeEmail,
  changeHandle,
  changeLanguage,
  changeName,
  changePassword,
  confirmEmailChange,
  confirmEmailChangePage,
  deleteAccount,
  getAccount,
  sendVerification,
  signOutEverywhere,
} from './account.ts'
export {
  actOnAccount,
  actOnMeme,
  adminAppeals,
  adminInvitations,
  adminLog,
  adminMemes,
  adminOverview,
  adminPicture,
  adminReports,
  adminUsers,
  adminWaiting,
  answerAppeal,
  revokeInvitation,
} from './admin.ts'
export { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
export {
  downloadArchive,
  downloadChosen,
  importArchive,
} from './archive.ts'
export {
  forgotPassword,
  forgotPasswordPage,
  getCurrentUser,
  getDraftKey,
  logIn,
  loginCallback,
  loginPage,
  logOut,
  resetPassword,
  resetPasswordPage,
  signUp,
  verifyEmail,
  verifyEmailPage,
} from './auth.ts'
export {
  appealDecision,
  appealSuspension,
  listDecisions,
  suspensionPage,
} from './decisions.ts'
export {
  exploreAtom,
  exploreJsonFeed,
  likeMeme,
  listPublicMemes,
  listPublicTags,
  personAtom,
  personJsonFeed,
  publicThumbnail,
  siteMap,
  unlikeMeme,
} from './explore.ts'
export { getFont } from './fonts.ts'
export { generateMeme } from './generation.ts'
export {
  health,
  metrics,
  readiness,
} from './health.ts'
export { suggestIdeas } from './ideas.ts'
export {
  getImage,
  uploadImage,
} from './images.ts'
export { imgflipCaption, imgflipCaptionByQuery, imgflipTemplates } from './imgflip.ts'
export { mcp, mcpSession, mcpStream, protectedResource } from './mcp.ts'
export {
  createMeme,
  deleteMeme,
  deleteMemes,
  getMeme,
  getThumbnail,
  listMemes,
  listTags,
  replaceMeme,
  restoreMemes,
  tagMemes,
  updateMeme,
} from './memes.ts'
export { authorizationServer, authorize, authorizePage, token } from './oauth.ts'
export { embedPage, oembed } from './oembed.ts'
export { apiDocs, openApiDocument } from './openapi.ts'
export {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  signUpWithPasskey,
  startConfirmation,
  startPasskey,
  startPasskeySignIn,
  startPasskeySignUp,
} from './passkeys.ts'
export {
  getPicture,
  getPictureFont,
  getPictureTemplate,
  listPictureFonts,
  listPictures,
  listPictureTemplates,
  makeAutomaticPicture,
  makeCustomPicture,
  makePicture,
  makePictureOfTemplate,
  previewPicture,
} from './picture-calls.ts'
export { endSession, listSessions, signOutElsewhere } from './sessions.ts'
export {
  getSharedMeme,
  reportMeme,
  reportPage,
  reportStatus,
  sharedGif,
  sharedJpeg,
  sharedMp4,
  sharedPicture,
  sharedWebp,
  sharePage,
} from './share.ts'
export {
  changePasswordPage,
  getSite,
  linkPreview,
  robots,
  securityContact,
  sharePicture,
  webManifest,
} from './site.ts'
export {
  getStickerPicture,
  listStickers,
} from './stickers.ts'
export {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  listTemplateTags,
  replaceTemplate,
  restoreTemplate,
  templatePackSchema,
} from './templates.ts'
