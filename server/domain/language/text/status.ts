/** What is said of an event besides what it is: that it is off, has moved to another date, or is sold out. */
export type Status = 'canceled' | 'moved' | 'sold_out'

/** A text without the words that say its status. */
export interface WithStatus {
  /** The whole text where it says none, or where nothing else is left. */
  readonly text: string
  readonly status: Status | null
}

/** Words before or behind a title, in the languages that are read. */
const marks: Readonly<Record<Status, string>> = {
  canceled:
    'abgesagt|entfällt|fällt aus|cancell?ed|called off|annulée?s?|cancelad[oa]s?|suspendid[oa]s?|annullat[oaie]|geannuleerd|afgelast|gecanceld|odwołan[eay]|inställ(?:d|t|da)|aflyst|avlyst|zrušen[oaý]|iptal(?: edildi)?|скасован[оаий]|відмінено|отмен[её]н[ао]?|中止',
  moved:
    'verschoben|verlegt|postponed|rescheduled|reportée?s?|décalée?s?|aplazad[oa]s?|pospuest[oa]s?|rinviat[oaie]|posticipat[oaie]|uitgesteld|verplaatst|adiad[oa]s?|przełożon[eay]|uppskjut(?:en|et)|flyttad|udsat|utsatt|přesunut[oaý]|odložen[oaý]|ertelendi|перенесено|延期',
  sold_out:
    'ausverkauft|sold out|complet|épuisé|agotad[oa]s?|(?:entradas )?agotadas|esaurit[oaie]|sold-out|uitverkocht|esgotad[oa]s?|wyprzedan[eay]|slutsåld|utsålt|vyprodáno|完売',
}

/** What stands around such a word. */
const sign = String.raw`[\s*_[\](){}!⚠️❌🚫❗⛔·:|–—-]`

const leading = entries((words) => {
  // “ABGESAGT: …”, “[Canceled] …”, “Afgelast!! …”; and in capitals before small letters, “APLAZADO el concierto”.
  const before = String.raw`^${sign}{0,6}(?:termin |evento? |event |veranstaltung )?(?:${words})`
  return [
    new RegExp(String.raw`${before}(?:\s*[\])!*:–—|]${sign}*|\s+[–—|-]+\s+|\s*$)`, 'iu'),
    new RegExp(String.raw`^${sign}{0,6}(?:${words.toUpperCase()}) (?=[^\n]*\p{Ll}{2})`, 'u'),
  ]
})

const trailing = entries((words) => [
  new RegExp(String.raw`(?:\s+[–—|-]+\s*|\s*[[(:]\s*)(?:${words})[\])!*\s.]*$`, 'iu'),
])

/** What people write at the end of a sentence: “The gig is cancelled”, “Der Basar fällt leider aus”. */
const off = new RegExp(
  [
    String.raw`(?:is|was|are|has been|have been|got)(?: now| unfortunately| sadly)? (?:cancell?ed|called off)`,
    String.raw`(?:ist|wird|wurde|sind|werden) (?:leider |heute |diesmal )?abgesagt`,
    String.raw`(?:fällt|fallen) (?:leider |heute |diesmal |dieses jahr )*aus|entfällt(?: leider)?|entfallen(?: leider)?`,
    String.raw`(?:est|sont|a été|ont été) (?:malheureusement )?annulée?s?`,
    String.raw`(?:se cancela|está cancelad[oa]|ha sido cancelad[oa]|queda cancelad[oa])`,
    String.raw`(?:è stat[oa]|è) (?:purtroppo )?annullat[oa]`,
    String.raw`(?:gaat|gaan) (?:helaas )?niet door|is (?:helaas )?(?:afgelast|geannuleerd)`,
    String.raw`(?:foi|está|fica) cancelad[oa]|został[oa]? (?:niestety )?odwołan[eya]|jest odwołan[eya]`,
    String.raw`(?:är|blir) (?:tyvärr )?inställ[dt]|ställs in`,
  ].join('|'),
  'iu',
)
const offAtEnd = new RegExp(
  String.raw`(?<=\p{L}{2}[^.!?\n]*)\s+(?:${off.source})(?=\s*(?:[.,!?;:–—-]|$))`,
  'iu',
)

const article =
  /^(?:the|der|die|das|le|la|les|l['’]|el|los|las|il|lo|gli|i|het|de|o|a|os|as)(?:\s+|(?<=['’]))(?=\p{L})/iu

/** How much of a text is looked at. */
const most = 300

/** A title without a word before or behind it that says its status: “ABGESAGT: Konzert”, “Concert (complet)”. */
export function withoutStatus(title: string): WithStatus {
  const start = title.slice(0, most)
  for (const [status, patterns] of [...leading, ...trailing]) {
    for (const pattern of patterns) {
      const found = pattern.exec(start)
      if (!found) continue
      const text = `${start.slice(0, found.index)}${start.slice(found.index + found[0].length)}`
      const rest = `${text}${title.slice(most)}`.trim()
      const isSaid = /\p{L}{2}/u.test(rest)
      return { text: isSaid ? rest.replace(article, isCapital(title) ? '' : '$&') : title, status }
    }
  }
  return { text: title, status: null }
}

/** What people wrote without the words that say its status, wherever in its first sentences they stand. */
export function noteWithoutStatus(text: string): WithStatus {
  const marked = withoutStatus(text)
  if (marked.status !== null) return marked
  const found = offAtEnd.exec(text.slice(0, most))
  if (!found) return marked
  const left = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  return { text: left.replace(article, ''), status: 'canceled' }
}

/** Whether a text begins with a word in capitals, after which an article is one of a sentence. */
function isCapital(text: string): boolean {
  return /^\p{Lu}{3,} \p{Ll}/u.test(text)
}

function entries(patterns: (words: string) => RegExp[]): [Status, RegExp[]][] {
  return Object.entries(marks).map(([status, words]) => [status as Status, patterns(words)])
}
