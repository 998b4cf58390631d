import {
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'
import { isNameless } from '#server/domain/language/text/nameless.ts'

/** Beginnings that say that something is, and not what it is called: “It is the”, “Das ist die”. */
export const saying = pattern`^(?:${'text.is_called'}|${'text.is_before_article'}(?= ${'text.is_article'} ))\s+(?:${'text.called_word'} )?`

export const article = patternWith('u')`^${'text.title_article'}\s+`

/** “Oma sagt: …”, “Korean place to try: …” */
const telling = pattern`^(?:[\p{L} ]{1,25}\s${'text.says'}|[\p{L} ]{1,40}\s${'text.to_try'}):\s+`

/** When doors open or it begins, before what it is: “Doors 7pm, show 8pm, …”. */
export const opening = pattern`^(?:${'text.show_opening'}(?: ${'text.clock_before'})?:?\s\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|${'text.hour_mark'})?\s?[,;|·–-]\s*){1,3}`

/** “My favourite café in Ghent: …”, “Mi restaurante favorito es …”: what is named behind it is the thing. */
const recommending = pattern`^(?=[^\n:]{0,80}(?<!\p{L})${'text.favorite'}(?!\p{L}))[^\n:,.!?\d]{3,80}?(?:\s?:\s+|\s${'text.favorite_is'}\s+)(?=["“„«]?\p{Lu})`

/** The same without words before it: “Da provare: …”. */
const toTry = pattern`^${'text.to_try'}\s?:\s+`

/** “Try Mustafas”, “Visit the lido”: what is named behind it. */
const going = patternWith('u')`^${oneOfSpelled(startsEitherWay, 'text.go_to')} (?=\p{Lu})`

/** What people write before what they go to: “We're going to see …”, “Por la noche vamos al …”. */
const inviting = pattern`^(?:${'text.inviting_when'}[,:]?\s+)?${'text.inviting'}(?:\s+|(?<=['’]))`

/** Who asks others whether they would like it: “Habt ihr Lust auf …”, “Ti va un …”; a day that stood between is a dash. */
const liking = pattern`^${'text.liking'}(?:\s+|(?<=['’]))`

/** A text without what people say before they name the thing, and whether they did; the whole where they named nothing then. */
export function withoutLead(text: string): { readonly text: string; readonly isSaid: boolean } {
  for (const lead of [telling, toTry, going, recommending, inviting, liking]) {
    const said = lead.exec(text.slice(0, 200))
    const rest = said ? text.slice(said[0].length) : ''
    // Capital letters are compared apart, since the patterns know none.
    const isName = lead !== recommending || /^["“„«]?\p{Lu}/u.test(rest)
    if (said && isName && /\p{L}{2}/u.test(rest) && (lead !== inviting || !isNameless(rest))) {
      return { text: rest, isSaid: true }
    }
  }
  return { text, isSaid: false }
}
