// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords, WordFile } from '#generated/server/words/classes.ts'
import { activitiesWords } from '#generated/server/words/activities.ts'
import { csWords } from '#generated/server/words/cs.ts'
import { daWords } from '#generated/server/words/da.ts'
import { deWords } from '#generated/server/words/de.ts'
import { enWords } from '#generated/server/words/en.ts'
import { esWords } from '#generated/server/words/es.ts'
import { fiWords } from '#generated/server/words/fi.ts'
import { frWords } from '#generated/server/words/fr.ts'
import { itWords } from '#generated/server/words/it.ts'
import { jaWords } from '#generated/server/words/ja.ts'
import { nlWords } from '#generated/server/words/nl.ts'
import { noWords } from '#generated/server/words/no.ts'
import { plWords } from '#generated/server/words/pl.ts'
import { placesWords } from '#generated/server/words/places.ts'
import { ptWords } from '#generated/server/words/pt.ts'
import { ruWords } from '#generated/server/words/ru.ts'
import { svWords } from '#generated/server/words/sv.ts'
import { trWords } from '#generated/server/words/tr.ts'
import { ukWords } from '#generated/server/words/uk.ts'

/** All words by their file. */
export const words: Readonly<Record<WordFile, LanguageWords>> = {
  activities: activitiesWords,
  cs: csWords,
  da: daWords,
  de: deWords,
  en: enWords,
  es: esWords,
  fi: fiWords,
  fr: frWords,
  it: itWords,
  ja: jaWords,
  nl: nlWords,
  no: noWords,
  pl: plWords,
  places: placesWords,
  pt: ptWords,
  ru: ruWords,
  sv: svWords,
  tr: trWords,
  uk: ukWords,
}
