// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const noWords: LanguageWords = {
  'page.gone': 'finnes ikke',
}
