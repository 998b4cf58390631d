// Generated from spec/ by codegen. Do not edit.
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const daWords: LanguageWords = {
  'text.and_last': 'og',
  'text.canceled': 'aflyst',
  'text.postponed': 'udsat',
  'place.street_adjective_northern': 'Store|Lille|Nørre|Sønder',
  'place.street_ending': 'gade|vej|plads',
  'activity.compound_end': {
    flea_markets: 'loppemarked',
    markets: 'marked',
    concerts: 'koncert',
  },
  'page.gone': 'blev ikke fundet|ikke fundet',
  'page.link': 'siden',
  'page.site': 'hjemmeside',
}
