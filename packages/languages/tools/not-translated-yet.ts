/**
 * The folders and files of the apps whose texts are not messages yet, relative to the repository. The
 * check looks at all others of the web app. It shrinks to nothing; until then, only English is offered.
 */
export const NOT_TRANSLATED_YET: readonly string[] = [
  'apps/api/src/features/auth/email-change/',
  'apps/api/src/features/auth/reset/',
  'apps/api/src/features/auth/verification/',
  'apps/api/src/features/explore/',
  'apps/api/src/features/moderation/',
  'apps/api/src/features/share/',
  'apps/api/src/features/site/public-pages.ts',
  'apps/web/src/app/routes/account.tsx',
  'apps/web/src/app/routes/explore.tsx',
  'apps/web/src/app/routes/help.tsx',
  'apps/web/src/app/routes/person.tsx',
  'apps/web/src/app/routes/privacy.tsx',
  'apps/web/src/app/routes/terms.tsx',
  'apps/web/src/app/routes/admin.tsx',
  'apps/web/src/features/account/',
  'apps/web/src/features/admin/',
  'apps/web/src/features/auth/',
  'apps/web/src/features/editor/',
  'apps/web/src/features/explore/',
  'apps/web/src/features/site/',
  'apps/web/src/passkey-buttons.ts',
]
