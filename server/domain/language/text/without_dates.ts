import { pattern, patternWith } from '#server/domain/language/words/pattern.ts'

/** What stands before a time or a place, and has no meaning without it. */
const loose = pattern`(?:[\s,;:|·–—(@-]|(?<![\p{L}\p{N}])${'text.loose'}(?=[\s,;:|·–—(@-]|$))+$`

/** Words that what follows a date goes on from: “Tom hat am 3.12. Geburtstag”. */
const openEnd = pattern`(?<![\p{L}\p{N}])${'text.goes_on'}$`

/** What goes on with where, or with other people: “… at Anna’s”. */
const on = patternWith('u')`^(?:${'text.joins_place'}|@)\s`

/** What is left of “Saturday’s parade”, whose day is taken out. */
const ofDay = /^['’]\p{L}\s+(?=\p{L})/u

/** A line without the dates and addresses in it; `at` is where it begins in the text. */
export function without(sentence: string, at: number, taken: readonly Taken[]): string {
  let text = sentence
  let last = Number.POSITIVE_INFINITY
  // Up to where everything stands where it stood in the sentence.
  let same = sentence.length
  for (const { at: from, end } of [...taken].sort((one, other) => other.at - one.at)) {
    // A date may begin in the sentence before: “… on Friday? 7pm at …”.
    const [begin, until] = [Math.max(0, from - at), Math.min(end - at, sentence.length)]
    // The same words may name several days: “5 and 6 December”.
    if (until <= 0 || begin >= sentence.length || until > last) continue
    last = begin
    const before = text.slice(0, Math.min(begin, same)).replace(loose, '')
    // What stands before a date may have been left out with it: “moved | to the | 19th”.
    const behind = text.slice(Math.min(until, same)).replace(/^[\s,;:|·–—)-]+/u, '')
    const left = behind.replace(ofDay, '')
    const after = /[\p{L}\p{N}]/u.test(left) ? left : ''
    same = before.length
    const isJoined = on.test(after) || openEnd.test(before)
    text =
      before === '' || after === '' ? before || after : `${before}${isJoined ? ' ' : ' – '}${after}`
  }
  return text
}

/** A part of a text that is a date or an address. */
export interface Taken {
  readonly at: number
  readonly end: number
}
