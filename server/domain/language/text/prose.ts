import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { days, parts, weekdays } from '#server/domain/language/time/words.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, oneOfIn, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** How many characters of a sentence may stand before the thing that it is about. */
const most = 80

/** What stands before a thing, besides its article: “nochmal”, “erneut”. */
const adverbs = pattern`^(?:[\s–,]*${'text.adverb_before_thing'}(?![\p{L}]))*[\s–,]*`

/** “…, hay una charla”, “im Moviemento läuft nochmal Der Himmel über Berlin” */
const shown = pattern`^[^.!?:,–\n]{0,60}?(?<![\p{L}’'])${'text.is_shown'}(?![\p{L}’'])`

/** “The following week on Sunday there will be a carol service”: the same behind a day, where that is an event. */
const shownThen = pattern`^[^.!?:,–\n]{2,60}?\s–\s${'text.is_shown'}(?![\p{L}’'])`

/** “Out to see Cirque du Soleil at …”, “pour aller voir Deluxe” */
const seen = pattern`^[^.!?:\n]{0,70}?(?<![\p{L}])${'text.to_see'}(?![\p{L}])`

/** “Nicht vergessen: …”, “faudrait qu’on se mette à …”, “wir müssen unbedingt mal ins …” */
const due = pattern`^[^.!?:,\n]{0,40}?(?<![\p{L}])(?:${'text.have_to'}(?:\s[\p{L}]+){0,2}?\s${'text.do_it'}|${'text.not_to_forget'}(?:[\s–]+(?:[\p{L}]+\s)?${'text.do_it'})?)(?:\s?:\s|(?<=['’])|(?![\p{L}]))`

/** “Lads we’re 2 short for 5 a side”, “les gars il nous manque 2 joueurs pour le foot” */
const lacking = pattern`^[^.!?:\n]{0,40}?(?<![\p{L}])${'text.lacking'}(?![\p{L}])[^.!?:,\n]{0,30}?\s${'text.lacking_for'}(?:\s+|(?<=['’]))`

/** “The Botany Club presents: …”, “La sala Grumun acoge un concierto” */
const presented = pattern`^(?:[^.!?:\n]{2,60}?|[^.!?:,\n]{2,60}, [^.!?:,\n]{2,120},)\s${'text.presents'}(?:\s?:\s+|(?![\p{L}]))`

/** “Das Kunstforum lädt am Sonntag um 11 Uhr zu einem Konzert …”, “nous vous invitons à une soirée …” */
const invited = pattern`^(?:[^.!?:\n]{2,150}?\s|[\s–,]*)${'text.invites'}\s(?:[^.!?\n]{0,90}?\s)??${'text.invited_to'}(?:\s+|(?<=['’]))`

const inviting = pattern`(?:^|\s)${'text.invites'}\s`

/** What stands first behind a day, before what takes place then: “spielt …”, “starten wir …”, “se celebrará …”. */
const begun = pattern`^[\s–,]*${'text.verb_first'}(?![\p{L}])`

/** “Jeudi, nous organisons …”, “El sábado montamos …”: who writes and what they do, behind their day. */
const held = pattern`^[^.!?:\n]{0,60}?(?<!\p{L})${'text.we_hold'}(?![\p{L}])`

/** “… in der Stadthalle die Schachtage”: where it is, between the verb and what takes place at the end; each in its own language. */
const whereThen = new RegExp(
  (['de', 'fr', 'es', 'en'] as const)
    .map((language) => {
      const place = oneOfIn(language, 'text.small_before', 'text.venue_before', 'text.town_before')
      const before = oneOfIn(language, 'text.title_article', 'text.ours', 'time.one')
      // German has its articles in the names of places as well.
      const most = language === 'de' ? '{2,110}' : '{2,80}?'
      return String.raw`^[\s–,]*${place.source}\s[^!?:\n]${most}\s(?=${before.source}\s[^.!?,:\n]{3,45}$)`
    })
    .join('|'),
  'iu',
)

/** “También con la música como protagonista, se celebrará el concurso …”: the same behind a clause, before an article. */
const begunLater = pattern`^[^.!?:\n]{2,100},\s+(?:–\s+)?${'text.verb_first'}\s+(?=${'text.title_article'}\s)`

/** “Our first Sunday in December will be a carol service”: what takes place behind the verb, where that is an event. */
const becoming = pattern`^[^.!?:,\n]{2,70}?\s${'text.is_to_be'}\s`

/** “Wir treffen uns am Freitag zum Grillen”, “rendez-vous samedi 10h pour le nettoyage de la plage”: what people meet for. */
const meeting = pattern`^[^.!?:\n]{0,30}?(?<![\p{L}])${'text.meets'}(?![\p{L}])[^.!?:\n]{0,50}?\s${'text.meets_for'}(?:\s+|(?<=['’]))`

/** How many words behind it say what takes place. */
const firstWords = 5

/** “Lena says the pies at …” */
const told = pattern`^(?:[\p{L}]+ ){1,3}?${'text.says'} (?:${'text.says_that'} )?(?=[\p{L}])`

/** What people say of a thing behind its name: that it takes place, is played, is the best there is. */
const predicate = pattern`(?:^|[\s–,]+)(?:${'text.takes_place'}(?![\p{L}])|${'text.plays'}(?=\s+(?:–|@|${oneOf('text.venue_before', 'activity.at_venue', 'activity.at_venue_of', 'text.venue_near', 'text.adverb_before_thing')}(?![\p{L}]))|\s*$))`

/** Words that say where something is, before the name of that. */
const where = pattern`^${oneOf('text.small_before', 'text.town_before', 'text.venue_before')}\s`

/** Words that stand for a thing and name none: “it”, “das”. */
const pronouns = wordsOf('text.pronoun')

/** “Spiel des Jahres war ja Bomb Busters”, “le film dont Max parlait c’est La nuit du 12” */
const equal = pattern`^[^.!?:,\n]{3,70}?\s${'text.copula'}\s+(?=["“„«]?[\p{L}\d])`
const kinds = wordsOf('text.thing_kind')
const best = wordsOf('text.best')
const nouns = wordsOf('text.place_noun')

/** “… zur Lesung ein”, “… wird ein Konzert gegeben”: the end of a verb. */
const ending = pattern`(?<=\p{L}\S*)(?:\s+${'text.verb_ending'})+\.?$`

/** An article before a thing. */
const articles = patternWith('u')`^${'text.title_article'}(?:\s+|(?<=['’]))`

/** The same, “un” and “notre” as well, behind a verb. */
const anyArticle = pattern`^(?:${oneOf('text.title_article', 'time.one', 'text.ours')})(?:\s+|(?<=['’]))`

const anArticle = pattern`^${'text.title_article'}\s+`

/** “Au Zorba: …”, “En el club Lules: …”: where it is, before what it is. */
const placed = pattern`^${oneOf('text.small_before', 'text.town_before')}\s[^.!?:,\n]{2,40}\s?:\s+`

/** “La librería esa tan chula con café, Tipos Infames”: what it is like, before its name. */
const described = /^([^.!?:,\n]{8,60}),\s+(?=["“„«]?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)/u

/** “… a meeting of our club in our club house”: where it is, behind what it is. */
const whereBehind = pattern`\s${oneOf('text.small_before', 'text.town_before', 'text.venue_before')}\s`

/** Compounds that are events: “Mitgliederversammlung”. */
const compounds = pattern`.{3}${'text.event_ending'}$`

/** Words that are events in announcements: “service”, “loto”. */
const announced = wordsOf('text.announced_event')

/** Whether a word says what takes place, in the announcement of it. */
export function namesEvent(word: string): boolean {
  return isEventWord(word) || compounds.test(word) || announced.has(word)
}

/** What takes place, without where it does: up to the first such word behind a word for an event. */
function beforeWhere(thing: string): string {
  const at = thing.search(whereBehind)
  const before = thing.slice(0, Math.max(0, at))
  return at > 0 && isThing(before) && wordsIn(before).some(namesEvent) ? before : thing
}

const own = pattern`^${'text.our_next'}\s+`

/**
 * The thing that a sentence is about, without what is said before it and of it: “Cometas” of “me han dicho que hay una
 * charla: Cometas”, “Der Himmel über Berlin” of “im Moviemento läuft nochmal Der Himmel über Berlin”. Null where that is
 * the whole sentence.
 */
export function thingIn(sentence: string): string | null {
  if (sentence.length < 10 || !/\s\S+\s/u.test(sentence)) return null
  let rest = sentence.replace(because, '')
  rest = withoutWhen(rest)
  // Behind its day a sentence goes on with where: “à Verdelais, au Centre …, une table ronde”.
  const placedFirst = rest.replace(whereFirst, '')
  if (isThing(placedFirst)) rest = placedFirst
  for (const lead of [
    placed,
    meeting,
    told,
    lacking,
    due,
    held,
    begun,
    begunLater,
    invited,
    presented,
    becoming,
    shown,
    shownThen,
    seen,
  ]) {
    if (lead === invited && !inviting.test(rest.slice(0, 2 * most))) continue
    const found = lead.exec(
      rest.slice(0, lead === invited || lead === presented ? 3 * most : most + 40),
    )
    if (!found) continue
    const isVerb = lead === begun || lead === held
    const said = rest.slice(found[0].length)
    const behind = isVerb ? said.replace(ending, '').replace(whereThen, ' ') : said
    const thing = behind.replace(adverbs, '').replace(lead === held ? anyArticle : articles, '')
    if (lead === told && wordsIn(found[0]).some(isEventWord)) continue
    const isOfEvent = lead === becoming || lead === shownThen
    const isName = lead === shownThen && /^\p{Lu}\S+\s\p{Lu}/u.test(thing)
    if (isOfEvent && !isName && !wordsIn(thing).slice(0, firstWords).some(namesEvent)) continue
    const isWord = /^[\s–,]/u.test(behind) || /[\s'’]$/u.test(found[0])
    if (!isWord || !isThing(thing) || pronouns.has(wordsIn(thing)[0] ?? '')) continue
    rest = isVerb || lead === begunLater ? beforeWhere(thing) : thing
  }
  rest = nameBehind(rest) ?? rest
  const found = predicate.exec(rest.slice(0, 2 * most))
  // “Nativity play” is what takes place.
  const end = found !== null && wordsIn(found[0]).every(isEventWord) ? null : found
  const before = rest.slice(0, end?.index ?? 0).replace(/[\s,–]+$/u, '')
  if (end && end.index <= most + 30 && isThing(before) && isSubject(before)) {
    rest = before.replace(own, '')
    rest = before === sentence.slice(0, before.length) ? rest : rest.replace(articles, '')
  }
  const whole = rest === sentence ? rest : rest.replace(ending, '')
  return whole === sentence ? null : whole
}

/** The name behind what a thing is or is like; null where there is none. */
function nameBehind(text: string): string | null {
  const found = equal.exec(text.slice(0, most + 40))
  if (found) {
    const behind = text.slice(found[0].length).replace(articles, '')
    const isKind = wordsIn(found[0]).some(
      (word, at) => (at < 3 && kinds.has(word)) || best.has(word),
    )
    if (isKind && /^["“„«]?[\p{Lu}\d]/u.test(behind)) return behind
  }
  const [like, words = ''] = described.exec(text.slice(0, most + 40)) ?? []
  const isKind = wordsIn(words)
    .slice(0, 3)
    .some((word) => kinds.has(word) || nouns.has(word))
  if (like !== undefined && isKind && !/\p{Lu}/u.test(words.slice(1)))
    return text.slice(like.length)
  return null
}

/** “… lädt zum „Rave gegen Rechts“ ein”, “el cuentacuentos ‘La jirafa gorda’”: names in quotes. */
const quotes =
  /[“„«"]\s?([\p{L}\d][^“”„«»"\n;]{3,60}?)\s?[”“»"]|»([\p{L}\d][^“”„«»"\n;]{3,60}?)«|(?<=^|[\s(])[‘']([\p{Lu}\d][^‘’'\n;]{3,60})[’'](?=[\s.,;:!?)]|$)/gu

/** How much of a line is looked at. */
const maxLineLength = 400

/**
 * What stands in the quotes of the first sentence of a text that says more before it: “la conférence de Claire Verdier, « Paris
 * sous la neige »”. Of several, the one that stands right behind what it is: “le thème « Murs », … le film « Chez nous »”. Null for none.
 */
export function quotedInProse(text: string): string | null {
  const [line = ''] = text.split('\n', 1)
  const all = [...line.slice(0, maxLineLength).matchAll(quotes)]
    .map((found) => {
      const name = (found[1] ?? found[2] ?? found[3] ?? '').trim()
      const end = found.index + found[0].length
      return { name, before: line.slice(0, found.index).trimEnd(), behind: line.slice(end) }
    })
    // In small letters only an event behind its article: “la « fête des associations »”.
    .filter(
      ({ name, before }) =>
        /^[\p{Lu}\d]/u.test(name) ||
        (quotable.test(before) && wordsIn(name).length > 1 && wordsIn(name).some(namesEvent)),
    )
  const isOfKind = ({ before }: { before: string }) => {
    const kind = wordsIn(before).at(-1) ?? ''
    return kinds.has(kind) || isEventWord(kind)
  }
  const found = all.length > 1 ? all.find(isOfKind) : all[0]
  if (!found || wordsIn(found.name).length > 8 || !/\p{L}{3}/u.test(found.name)) return null
  const { name, before, behind } = found
  // “« Casse-Noisette » de l’école de ballet”
  if (before === '') return /^\s\p{Ll}/u.test(behind) && ofWhich.test(behind) ? name : null
  const isSingle = wordsIn(name).length < 2
  // A single word is a name behind what it is, and behind an article: “zum „Rave“”.
  if (isSingle && !isOfKind(found) && !quotable.test(before)) return null
  const isFirst = !/\p{L}{3}[.!?]\s+\p{Lu}/u.test(before)
  return isFirst && !said.test(before) && wordsIn(before).length > 3 && !before.endsWith(':')
    ? name
    : null
}

/** “… del Taller de Ballet”: whose something is, behind its name. */
const ofWhich = pattern`^\s${'text.of_which'}(?:\s|(?<=['’]))`

const quotable = pattern`(?<!\p{L})(?:${'text.title_article'}|${'text.invited_to'}|${'text.with_whom'})$`

const said = pattern`(?<!\p{L})${oneOf('text.says', 'text.wrote')}\s*:?\s*$`

/** “Due to health reasons, …” */
const because = pattern`^[\s–,]*(?:[\p{L}]+\s)?${'text.because_of'}\s[^,.!?:–\n]{3,90}(?:,|\s–)\s+`

/** “à Verdelais, au Centre François Mauriac, …”, in small letters */
const whereFirst = new RegExp(
  String.raw`^(?=[\s–,]*\p{Ll})(?:[\s–,]*${oneOf('text.small_before', 'text.town_before').source}\s[^,.!?:\n]{2,50},\s+)+`,
  'u',
)

/** A sentence without what says only when, before its first comma: “Demain, c’est le Festival …”, “Ce soir, …”. */
function withoutWhen(sentence: string): string {
  const [lead, words = ''] = /^([^,.!?:\n–]{2,30})(?:,| –)\s+/u.exec(sentence) ?? []
  const isWhen = wordsIn(words).every(
    (word) =>
      !isEventWord(word) &&
      (isOnlyPlain(word) || days.has(word) || parts.has(word) || weekdays.has(word)),
  )
  const rest = sentence.slice(lead?.length ?? 0)
  return lead !== undefined && isWhen && isThing(rest) ? rest : sentence
}

/** Whether words name something before their first mark. */
function isThing(text: string): boolean {
  const [first = ''] = text.split(/[,.;:!?\n]|\s[–—-]\s/u, 1)
  if (where.test(text)) return false
  return (
    /\p{L}{2}/u.test(first) &&
    !isOnlyPlain(first) &&
    !(isNameless(first) && wordsIn(first).length > 3)
  )
}

function isSubject(text: string): boolean {
  // “Das Konzert”, but not “das”.
  const words = wordsIn(text.replace(anArticle, ''))
  return words.length <= 16 && !words.some((word) => pronouns.has(word))
}
