// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const svWords: LanguageWords = {
  'time.at': 'kl',
  'time.at_24': 'kl',
  'time.begin': 'borjar',
  'time.doors': 'inslapp',
  'time.end': 'slut',
  'time.month': {
    '1': 'januari',
    '2': 'februari',
    '3': 'mars',
    '4': 'april',
    '5': 'maj',
    '6': 'juni',
    '7': 'juli',
    '8': 'augusti',
    '9': 'september',
    '10': 'oktober',
    '11': 'november',
    '12': 'december',
  },
  'time.start': 'borjar',
  'time.week_number': 'vecka',
  'time.weekday_end': 't',
}
