export { Account, AccountDeletion, PasswordChange, SAME_PASSWORD } from './account.ts'
export { CurrentUser } from './auth.ts'
export {
  LINK_PREVIEW,
  SITE_META,
  SITE_NAME_PLACEHOLDER,
  WATERMARK_PLACEHOLDER,
} from './built-page.ts'
export { MemeDocument } from './document.ts'
export { API_ERRORS, type ApiError, type ApiErrorCode } from './errors.ts'
export { GeneratedMeme, GenerateInput } from './generation.ts'
export { IdParams } from './ids.ts'
export { UploadedImage } from './images.ts'
export * from './limits.ts'
export {
  GENERATION_STEPS,
  type GenerationProgress,
  type GenerationStep,
  LIVE_PROGRESS_TYPE,
} from './live-progress.ts'
export { Meme, MemeInput, MemesQuery } from './memes.ts'
export {
  EDITOR_PATH,
  FONT_PATH,
  LOGIN_CALLBACK_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  loginPath,
  PAGES,
  signUpPath,
  templateEditorPath,
} from './paths.ts'
export { Site } from './site.ts'
export { Template } from './templates.ts'
export * from './units.ts'
