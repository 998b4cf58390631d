// The sentences that words are put into, by the file that holds a word.

/** Who is asked, and the text with `{}` for the word. */
export type Frame = readonly [caller: string, frame: string]

const of = (callers: string, frames: string): Frame[] =>
  frames
    .split('\n')
    .map((frame) => frame.trim().replaceAll('\\n', '\n'))
    .filter((frame) => frame !== '')
    .flatMap((frame) => callers.split(' ').map((caller): Frame => [caller, frame]))

const timeSentences = `
Dinner {} 8 December 19:00
Dinner {} 20:00
Dinner {}
Dinner 8 {} 19:00
Dinner 8. {} 2026 19:00
Dinner {} 8, 19:00
Dinner Friday {} 20:00
Dinner Friday 20:00 {}
Dinner Friday {}
Dinner {} Friday 20:00
Dinner Friday, 8 {}
Dinner Friday {} 8
Dinner 8 December {} 10 December
Dinner 8 December 19:00 {} 22:00
Dinner 8 December 19 {} 22 Uhr
Dinner Friday 8 {} 9
Dinner 8 December, {} 19:00
Dinner 8 December 19:00 {}
Dinner 8 December 19:00, {} 22:00
Dinner 8 December {} 19:00, 20:00
Dinner 8 December, 19:00 {}, 20:00 Einlass
Dinner 8 December 2026 {}
Dinner 3 {}
Dinner {} 3 weeks
Dinner in 3 {}
Dinner in {} weeks 20:00
Dinner in {} Wochen
Dinner {} week
Dinner {} weekend
Dinner {} December
Dinner {} 2026
Dinner am {} um 20 Uhr
Dinner am {} im Dezember 20 Uhr
Dinner the {} of December 19:00
Dinner {} Friday of December 19:00
Dinner half {} on Friday
Dinner Friday at {} o’clock
Dinner Freitag um {} Uhr
Dîner vendredi à {} heures
Cena viernes a las {}
Cena venerdì alle {}
Kolacja w piątek o {}
Jantar sexta às {} horas
Diner vrijdag om {} uur
Dinner Friday 20:00 (2 {})
Dinner Friday 20:00, {}: 2 hours
Dinner Friday 20:00, {} 2 h
Dinner the last {} of December 20:00
Dinner {} nights Friday 20:00
Black {} 20:00
{} Friday
Exhibition {} 3 January
Exhibition 8 December {} 3 January, Friday {} Sunday 10:00-18:00
{} 8 December to 3 January, open 10:00-18:00
Dinner Friday {} past 7
Dinner Freitag {} acht
Dinner {} 10 December
Dinner 8 December, {} 10 December
{} 8 December 19:00
{}: 8 December 19:00
{} Friday 20:00 Dinner
Monday {} Friday 10:00-18:00 Dinner 8 December 19:00
{} 10:00-18:00, Dinner 8 December 19:00
Open daily 10:00-18:00 {}
Mo-Fr 10:00-18:00, {} 8 December
Tuesday {} Sunday
Dinner 8 December, Tuesday {}
`
const whenSentences = `
{}
Friday {}
{} Friday
next {}
this {}
{} week
{} weekend
in {} days
8 {}
{} 8
Friday {} 8
Friday 8 {}
Friday 18:00 {} 20:00
Friday {} Sunday
8 {} December
5 {} 19:00
{} evening
`
const textSentences = `
{}
{} Cafe Luna, Torstrasse 5, Berlin
{}: Cafe Luna, Torstrasse 5, Berlin
{} Luna
{}, Luna
Luna {}
Luna, {}
{}\\nCafe Luna\\nTorstrasse 5, 10119 Berlin
Cafe Luna\\n{}\\nTorstrasse 5, 10119 Berlin
Cafe Luna\\nTorstrasse 5, 10119 Berlin\\n{}
Concert {} Luna 8 December 20:00
Concert Luna 8 December 20:00 {}
Concert {} 8 December 20:00
{} 8 December 20:00
8 December 20:00 {}
{} Concert Luna 8 December 20:00
{}: Concert Luna 8 December 20:00
Concert Luna, {} 8 December 20:00
Concert Luna {} 8 December to 10 December
Concert of Luna. {}
{}! Concert Luna 8 December 20:00
Dinner {} Torstrasse 5, 10119 Berlin
Dinner with Anna {} tomorrow 20:00
Cafe {} Luna, Torstrasse 5, Berlin
Luna {}, Torstrasse 5, 10119 Berlin
{} the Concert Luna 8 December 20:00
Concert Luna on 8 December at 20:00 {} Torstrasse
Concert Luna, the {} of 8 December
We {} Luna tomorrow 20:00
{} Anna! Concert Luna 8 December 20:00
{}, {}: Concert Luna 8 December 20:00
a {} for Anna
the best {}
my {}
{} this
`
const listSentences = `
{}\\n1. Luna\\n2. Mond\\n3. Stern
{}:\\n- Luna\\n- Mond\\n- Stern
5 {} in Berlin\\n- Luna\\n- Mond\\n- Stern
{}:\\nLuna\\nMond\\nStern
{} Luna, Mond and Stern
{}: Luna, Mond, Stern
Luna, Mond {} Stern
- Luna\\n- {}\\n- Mond\\n- Stern
- Luna\\n- Mond {}\\n- Stern
Luna {} 8 December, Mond 10 December
Luna\\n{}\\nMond
`
const mailSentences = `
{}: Anna <anna@example.org>\\nSubject: Jazz Luna\\n\\nConcert 8 December 20:00
From: anna@example.org\\n{}: Jazz Luna\\n\\nConcert 8 December
From: anna@example.org\\n{}: Mon, 16 Nov 2026 09:00:00 +0100\\nSubject: Jazz\\n\\nConcert tomorrow 20:00
From: anna@example.org\\nSubject: {}: Jazz Luna\\n\\nConcert 8 December 20:00
From: anna@example.org\\nSubject: Jazz Luna\\n\\nConcert 8 December 20:00\\n\\n{}\\nAnna Moll
From: anna@example.org\\nSubject: Jazz Luna\\n\\n{} Anna,\\nConcert 8 December 20:00
{}\\nFrom: anna@example.org\\nSubject: Jazz Luna\\n\\nConcert 8 December 20:00
Yes!\\n\\nOn 16 Nov 2026 at 10:00, Anna <anna@example.org> {}:\\n> Concert tomorrow 20:00
Yes!\\n\\n{} 16.11.2026 um 10:00 schrieb Anna:\\n> Concert tomorrow 20:00
[16.11.26, 20:15] Anna: {}
[16.11.26, 20:15] Anna: Concert tomorrow {}
16/11/2026, 20:15 - Anna: {}
Anna, {} 20:15\\nConcert tomorrow 21:00
Anna {} 20:15: Concert tomorrow 21:00
{}\\n[16.11.26, 20:15] Anna: Concert tomorrow 21:00
`
const fieldSentences = `
{}: Luna
Jazz\\n{}: Torstrasse 5, 10119 Berlin
Jazz\\n{}: 8 December 2026 20:00
Jazz\\n{}: https://example.org
Title: Jazz\\n{}: Luna
Title: Jazz\\nkind: {}
Jazz 8 December 20:00\\n{}: Luna
`
const placeSentences = `
{}
Torstrasse 5, 10119 {}
Main Street 5, {}
5 Main Street, {} 10119
Cafe Luna, {} 5, 10119 Berlin
Luna{} 5, 10119 Berlin
{} Luna 5, 10119 Berlin
Luna {} 5, 10119 Berlin
5 {} Luna, 75011 Paris
5 Luna {}, London SE1 1TQ
5 Luna {}, Portland OR 97201
{} Luna, 5, 28012 Madrid
Luna, {}
Springfield, {}
Portland {}
Concert {} 5 Luna
10119 {}
{} 10119 Berlin
Cafe Luna, 10119 Berlin, {}
Concert in {} tomorrow 20:00
Cambridge {}
Rua Luna, 5 - {}, São Paulo
`
const pageSentences = `
{}
{} Luna
Luna {}
{} 8 December 2026 20:00
{}: 8 December 2026 20:00
Jazz {} 8 December 2026, 20:00
8 December 2026 20:00 {}
{}: Cafe Luna, Torstrasse 5, 10119 Berlin
{}: 19:00
`
const plain = '{}\n{} Luna\nLuna {}\n{}: Luna\n{} | Luna\nLuna – {}'

const time = [
  ...of('note told', timeSentences),
  ...of('when', whenSentences),
  ...of('capture', 'Dinner {}'),
]
const answers = [
  ...of(
    'answer_day',
    '{}\n{} at 20:00\n{} one\nthe {}\n{} 20:00\n{} Saturday\nSaturday {} 8\nSaturday 8 {}',
  ),
  ...of('answer_time', '{}\n{} 8\n8 {}\n8 {} 2027\n{} February\n{} 20:00\nFriday {}'),
  ...of(
    'answer_city answer_source answer_items answer_past answer_destination answer_person answer_subject',
    '{}\n{} Luna\nthe {}',
  ),
]
const texts = of('text capture', textSentences)
const lists = of('list text', listSentences)
const mails = of('text', mailSentences)
const fields = of('text', fieldSentences)
const places = [
  ...of('place', placeSentences),
  ...of('city', '{}'),
  ...of('capture', 'Jazz 8 December 20:00, {}\nJazz in {} 8 December 20:00'),
]
const titles = of('page_title page_password page_heading page_alone', plain)
const pages = [
  ...titles,
  ...of('page_text', pageSentences),
  ...of('page_label page_place page_link page_list page_items', '{}\n{} Luna\n5 {}\n{}:'),
]
const commands = [
  ...of(
    'strip source',
    '{}\n{} Luna\n{} Luna Winter\nLuna {} Winter\nLuna {} Anna\n{} Luna {}\n{}: Luna\nsave Luna {} list\n{} Winter: Luna\n{} Anna: Luna\nLuna {}',
  ),
  ...of('errand', '{}\n{} milk\n{} the milk\nmilk {}\n{} Anna'),
]
const activities = [
  ...of('activity query', '{}\n{} Luna\nLuna {}\n{}abend\n{}kurs'),
  ...of('capture', '{} Luna 8 December 20:00\n{} in Luna'),
]
const queries = of('query', '{}\n{} luna\nluna {}\n{}fest\nwinter{}')
const roundups = [
  ...of('select', '{}\nthe {}\n{} one'),
  ...of('require', '{}\n{} vegan\n{} ramen Anna\n{} meat'),
]
const languages = of('language', '{}\n{} {}\n{} {} {} {}\n{} {} {} {} {} {} {} {} {} {} {} {}')
const imports = [
  ...of('import_column', '{}\n{},Date'),
  ...of('import_value', '{}\n8 {} 2026\n8. {} 2026 20:00\n{} 8 December 2026'),
]

/** The frames of a file's words, its own kind first. */
export function framesOf(file: string): readonly Frame[] {
  const [first] = kinds.filter(([pattern]) => pattern.test(file))
  if (file.startsWith('words/')) return first?.[1] ?? []
  const rest = file.startsWith('reading/')
    ? [...pages, ...texts, ...time]
    : [
        ...texts,
        ...commands,
        ...lists,
        ...mails,
        ...fields,
        ...time,
        ...places,
        ...pages,
        ...answers,
      ]
  const all = [...(first?.[1] ?? []), ...rest]
  return [...new Map(all.map((frame) => [frame.join('\t'), frame])).values()]
}

const kinds: readonly (readonly [RegExp, readonly Frame[]])[] = [
  [/words\/time/, [...time, ...answers]],
  [/words\/text/, [...texts, ...commands, ...lists, ...mails, ...fields]],
  [/words\/place/, places],
  [/words\/activity/, activities],
  [/words\/page/, pages],
  [/words\/answer/, [...answers, ...roundups, ...queries]],
  [/language\/time\/(?:answer|day_answered)/, [...answers, ...time]],
  [
    /language\/time\/zone/,
    [
      ...of(
        'note told',
        'Dinner 8 December 19:00 {}\nDinner 19:00 {} 8 December\nDinner 8 December 2026 19:00 {} time',
      ),
      ...time,
    ],
  ],
  [
    /language\/time|finding\/when|finding\/date_window|deciding\/times|page\/(?:.*times|time|written_at|title_day|labelled_dates)/,
    time,
  ],
  [
    /language\/place|capture\/deciding\/where|page\/(?:address|text_addresses|site_venue)/,
    [...places, ...pages],
  ],
  [
    /capture\/detail/,
    of('detail', '{}\n{} Luna\n{} it\nplease {} it\nLuna {}\n{} https://luna.example'),
  ],
  [/text\/(?:answer|position)|capture\/(?:answer|choice)/, [...answers, ...roundups]],
  [/text\/(?:mail|mime|quoted|chat|sent_at)/, mails],
  [/text\/(?:fields|labels)/, fields],
  [/text\/(?:item|list|line_events|unmarked)/, lists],
  [/text\/(?:command|destination|strip|errand)|capture\/source/, commands],
  [/activity\//, activities],
  [/domain\/finding/, [...queries, ...time]],
  [/domain\/roundup/, roundups],
  [/reading\/import/, imports],
  [/page\/language/, languages],
  [/reading\//, pages],
  [/capture\/deciding\/activities/, activities],
  [/detect/, languages],
]
