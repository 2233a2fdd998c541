/** Runs before each file of tests: they read English, as the specification is. */
import { SOURCE_LANGUAGE } from '@memesmith/languages'
import { speak } from '../lib/languages/i18n.ts'

speak(SOURCE_LANGUAGE)
