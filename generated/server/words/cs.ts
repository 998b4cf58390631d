// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const csWords: LanguageWords = {
  'time.at': 'kolem',
  'time.begin': 'zacatek',
  'time.doors': 'vstup',
  'time.end': 'konec',
  'time.month': {
    '1': 'leden|ledna',
    '2': 'unor|unora',
    '3': 'brezen|brezna',
    '4': 'duben|dubna',
    '5': 'kveten|kvetna',
    '6': 'cerven|cervna',
    '7': 'cervenec|cervence',
    '8': 'srpen|srpna',
    '9': 'zari',
    '10': 'rijen|rijna',
    '11': 'listopad|listopadu',
    '12': 'prosinec|prosince',
  },
  'time.start': 'zacatek',
}
