// Generated from spec/ by codegen. Do not edit.
import { readFileSync } from 'node:fs'
import type { LanguageWords, WordFile } from '#generated/server/words/classes.ts'

/** All words by their file. */
export const words = JSON.parse(
  readFileSync(new URL('./words.json', import.meta.url), 'utf8'),
) as Readonly<Record<WordFile, LanguageWords>>
