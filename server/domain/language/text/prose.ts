import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** How many characters of a sentence may stand before the thing that it is about. */
const most = 80

/** What stands before a thing, besides its article: “nochmal”, “erneut”. */
const adverbs = pattern`^(?:[\s–,]*${'text.adverb_before_thing'}(?![\p{L}]))*[\s–]*`

/** “…, hay una charla”, “im Moviemento läuft nochmal Der Himmel über Berlin” */
const shown = pattern`^[^.!?:,–\n]{0,60}?(?<![\p{L}’'])${'text.is_shown'}(?![\p{L}’'])`

/** “Out to see Cirque du Soleil at …”, “pour aller voir Deluxe” */
const seen = pattern`^[^.!?:\n]{0,70}?(?<![\p{L}])${'text.to_see'}(?![\p{L}])`

/** “Nicht vergessen: …”, “faudrait qu’on se mette à …”, “wir müssen unbedingt mal ins …” */
const due = pattern`^[^.!?:,\n]{0,40}?(?<![\p{L}])(?:${'text.have_to'}(?:\s[\p{L}]+){0,2}?\s${'text.do_it'}|${'text.not_to_forget'}(?:[\s–]+(?:[\p{L}]+\s)?${'text.do_it'})?)(?:\s?:\s|(?<=['’])|(?![\p{L}]))`

/** “The Botany Club presents: …”, “La sala Grumun acoge un concierto” */
const presented = pattern`^[^.!?:\n]{2,60}?\s${'text.presents'}(?:\s?:\s+|(?![\p{L}]))`

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

/** An article before a thing. */
const articles = patternWith('u')`^${'text.title_article'}(?:\s+|(?<=['’]))`

/** “Au Zorba: …”, “En el club Lules: …”: where it is, before what it is. */
const placed = pattern`^${oneOf('text.small_before', 'text.town_before')}\s[^.!?:,\n]{2,40}:\s+`

/** “La librería esa tan chula con café, Tipos Infames”: what it is like, before its name. */
const described = /^([^.!?:,\n]{8,60}),\s+(?=["“„«]?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)/u

const own = pattern`^${'text.our_next'}\s+`

/**
 * The thing that a sentence is about, without what is said before it and of it: “Cometas” of “me han dicho que hay una
 * charla: Cometas”, “Der Himmel über Berlin” of “im Moviemento läuft nochmal Der Himmel über Berlin”. Null where that is
 * the whole sentence.
 */
export function thingIn(sentence: string): string | null {
  if (sentence.length < 10 || !/\s\S+\s/u.test(sentence)) return null
  let rest = sentence
  for (const lead of [placed, told, due, presented, shown, seen]) {
    const found = lead.exec(rest.slice(0, most + 40))
    if (!found) continue
    const behind = rest.slice(found[0].length)
    const thing = behind.replace(adverbs, '').replace(articles, '')
    if (lead === told && wordsIn(found[0]).some(isEventWord)) continue
    const isWord = /^[\s–]/u.test(behind) || /[\s'’]$/u.test(found[0])
    if (!isWord || !isThing(thing) || pronouns.has(wordsIn(thing)[0] ?? '')) continue
    rest = thing
  }
  rest = nameBehind(rest) ?? rest
  const end = predicate.exec(rest.slice(0, most + 40))
  const before = rest.slice(0, end?.index ?? 0).replace(/[\s,–]+$/u, '')
  if (end && end.index <= most && isThing(before) && isSubject(before)) {
    rest = before.replace(own, '')
    rest = before === sentence.slice(0, before.length) ? rest : rest.replace(articles, '')
  }
  return rest === sentence ? null : rest
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

/** “… lädt zum „Rave gegen Rechts“ ein”: a name of several words in the only quotes of a sentence. */
const quotes = /[“„«"]\s?(\p{Lu}[^“”„«»"\n,;:]{3,60}?)\s?[”“»"]/gu

/**
 * What stands in the only quotes of the first line of a text that says more before it: “la conférence de Claire Verdier, « Paris
 * sous la neige »”. Null for none.
 */
export function quotedInProse(text: string): string | null {
  const [line = ''] = text.split('\n', 1)
  const found = [...line.slice(0, 300).matchAll(quotes)]
  const [only] = found
  const name = only?.[1]?.trim() ?? ''
  if (found.length !== 1 || !only || wordsIn(name).length < 2 || wordsIn(name).length > 8)
    return null
  const before = line.slice(0, only.index)
  const isSaid = said.test(before)
  return !isSaid && wordsIn(before).length > 3 && !/:\s*$/u.test(before) ? name : null
}

const said = pattern`(?<!\p{L})${oneOf('text.says', 'text.wrote')}\s*:?\s*$`

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
  const words = wordsIn(text)
  return words.length <= 10 && !words.some((word) => pronouns.has(word))
}
