export {
  Account,
  AccountDeletion,
  Confirmation,
  EmailChange,
  HandleChange,
  LanguageChange,
  NameChange,
  PasswordChange,
  SAME_PASSWORD,
} from './account.ts'
export { pathOf, queryOf } from './address.ts'
export type {
  AdminInvitation,
  AdminMeme,
  AdminOverview,
  AdminPage,
  AdminUser,
  Appeal,
  AuditEntry,
  Growth,
  MailNumbers,
  ReportedMeme,
} from './admin.ts'
export * from './admin-paths.ts'
export * from './api-key-limits.ts'
export type { ApiKey, ApiKeyInput } from './api-keys.ts'
export type { ImportReport } from './archive.ts'
export { type CurrentUser, type SignedInUser, SignInForm } from './auth.ts'
export {
  DASHBOARD_PAGE,
  EXPLORE_PAGE,
  GALLERY_PAGE,
  LINK_PREVIEW,
  OPEN_SIGN_UP_LINE,
  PAGE_RENDERER,
  PERSON_DOCUMENT,
  SITE_META,
  SITE_NAME_PLACEHOLDER,
  WATERMARK_PLACEHOLDER,
} from './built-page.ts'
export {
  type AnswerBody,
  type AnswerOf,
  type Call,
  COMMON_ERRORS,
  type Endpoint,
  type InputOf,
} from './call.ts'
export * as calls from './calls.ts'
export * from './collection.ts'
export type { Decision } from './decisions.ts'
export { MemeDocument } from './document.ts'
export { pointsOf, pointsOfLayer, stickerCoverOf, textLengthOf } from './document-totals.ts'
export { API_ERRORS, type ApiError, type ApiErrorCode } from './errors.ts'
export { type ExploreQuery, PublicMeme, PublicMemes } from './explore.ts'
export { formatBytes, sizeOf } from './format-bytes.ts'
export * from './gallery.ts'
export {
  type BareGeneratedMeme,
  Fallbacks,
  GeneratedMeme,
  GenerateInput,
  type TemplateOffer,
} from './generation.ts'
export {
  GENERATION_STEPS,
  type GenerationStep,
  LIVE_PROGRESS_TYPE,
} from './generation-progress.ts'
export { ACCOUNT_HEADER, SAVE_KEY_HEADER } from './headers.ts'
export { Ideas, IdeasInput, type Maker } from './ideas.ts'
export { RANDOM_ID_PATTERN, TicketParams } from './ids.ts'
export { type AnimationChoice, DEFAULT_PICTURE_SIZE, UploadedImage } from './images.ts'
export * from './installed-app.ts'
export { isRecord, numberIn, textIn } from './json.ts'
export * from './limits.ts'
export {
  COPY_FORMATS,
  type CopyFormat,
  copiesOfSite,
  isCopy,
  type MemeFile,
  memeFiles,
} from './meme-files.ts'
export {
  Meme,
  MemeChanges,
  MemeInput,
  MemeSummary,
  MemesQuery,
  MemeTags,
  type SavedMeme,
  TagChanges,
  TagCount,
} from './memes.ts'
export * from './moderation.ts'
export * from './moderation-limits.ts'
export { PAGES } from './pages.ts'
export { PasskeyProof, type PasskeyRequest } from './passkey-proof.ts'
export { NewPasskey, Passkey, type PasskeyCreation } from './passkeys.ts'
export {
  API_ROOT,
  EDITOR_PATH,
  invitationPath,
  loginPath,
  PERSON_PAGE,
  personPath,
  remixPath,
  signUpPath,
} from './paths.ts'
export {
  decodeLine,
  encodeLine,
  MAX_LINE_BYTES,
  PICTURES_ROOT,
  picturePath,
  WRITTEN_CHARS,
} from './picture-address.ts'
export { PictureTemplate } from './picture-calls.ts'
export * from './public-lists.ts'
export * from './public-side.ts'
export { AnswerError, jsonOf, readAnswer, readAs } from './read-answer.ts'
export type { SignedInBrowser } from './sessions.ts'
export type { SharedMeme } from './share.ts'
export * from './shown-title.ts'
export { SIGN_UP_LINES, SIGN_UP_POLICIES, type SignUpPolicy } from './sign-up-lines.ts'
export { DEFAULT_SITE, type PageUrls, type Site, type SiteSettings } from './site.ts'
export { type EmojiSticker, STICKERS_VERSION, type StickerList } from './stickers.ts'
export { SUPPORT_PAGES } from './support-pages.ts'
export * from './template-limits.ts'
export * from './template-pack.ts'
export { pictureBuilderPath, templateEditorPath } from './template-paths.ts'
export { OwnTemplateInput, Template, TemplatesQuery } from './templates.ts'
export * from './units.ts'
export * from './upload-bytes.ts'
