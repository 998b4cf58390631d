// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const fiWords: LanguageWords = {
  'place.street_ending': 'katu|tie',
}
