// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const noWords: LanguageWords = {
  'text.canceled': 'avlyst',
  'text.postponed': 'utsatt',
  'page.gone': 'finnes ikke',
}
