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
  'page.gone': 'nenalezena|nebyla nalezena|neexistuje',
  'page.link': 'stránka',
  'page.log_in': 'přihlásit',
  'page.site_work': 'technická údržba',
  'page.site_work_now': 'technické údržb',
  'page.under_maintenance': 'v údržbě',
}
