// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const ruWords: LanguageWords = {
  'text.canceled': 'отменен|отменена|отменено|отменён|отменёна|отменёно',
}
