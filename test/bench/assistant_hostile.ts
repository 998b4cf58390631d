/** What a message repeats that is meant to cost much, by what it is. */
export const hostile: Readonly<Record<string, string>> = {
  ...{
    'one word': 'send ',
    joiners: 'and ',
    'joiners, German': 'und dann ',
    names: 'Ada and Jonas, ',
  },
  ...{
    'names of many': 'harbour lantern and ',
    numbers: '12 ',
    'a long number': '7',
    day: 'heute ',
  },
  ...{ times: 'on friday at 8 pm ', days: '12.12.2026 ', 'years and hours': '2026 20 Uhr 20:26 ' },
  ...{ quotes: '"a" ', 'open quotes': '"a ', 'closing quotes': 'a" ', 'quotes alone': '"' },
  ...{ brackets: '((a', marks: '.,;: !?', dots: '.', apostrophes: "a'", blanks: ' ', lines: '\n' },
  ...{
    'blanks and a word': 'a             ',
    letters: 'a',
    'long words': `${'lanternx'.repeat(30)} `,
  },
  ...{
    emoji: '😀👩‍👩‍👧 ',
    accents: 'é̂̃̄ ',
    'other scripts': 'привет 東京 שלום ',
    links: 'https://a.example/ ',
  },
  ...{ 'a long link': 'https://a.example/?', verbs: 'show list add move delete plan ' },
  ...{
    clauses: 'show my plans. and then ',
    'near words': 'shwo lsit darft ',
    articles: 'the my a ',
    kinds: 'list the plan ',
    'a run of blanks': `a${' '.repeat(900)}`,
    'a run of marks': `a${'.'.repeat(900)}`,
    'blanks and lines': `a${' \n'.repeat(400)}`,
    'short words': 'i o u ',
  },
  ...{ not: 'not ', openers: 'please could you ', 'short forms': "what's i'd ", hashes: '#' },
  ...{
    commas: 'a, b, ',
    'and so on': ',,and,, & ',
    dashes: 'a-b_',
    everything: 'show Ada on friday 12 "a" and, ',
  },
}
