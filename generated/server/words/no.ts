// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const noWords: LanguageWords = {
  'text.canceled': 'avlyst',
  'text.postponed': 'utsatt',
  'place.street_ending': 'gaten|veien',
  'page.gone': 'finnes ikke',
}
