import { asTitle } from '#server/domain/basics/text.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOfIn, pattern } from '#server/domain/language/words/pattern.ts'
import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { shortWeekdays } from '#server/domain/language/time/words.ts'
import {
  isRow,
  maxPartLength,
  pairOf,
  partOf,
  tidy,
  withoutNext,
} from '#server/domain/language/text/part_of.ts'
import { withoutPricesAndHours } from '#server/domain/language/text/excluded.ts'
import { eventPhraseIn } from '#server/domain/language/text/event_phrase.ts'
import { namesEvent, thingIn } from '#server/domain/language/text/prose.ts'
import { article, opening, saying, withoutLead } from '#server/domain/language/text/leads.ts'
import { type Taken, without } from '#server/domain/language/text/without_dates.ts'
import { asksForName, isNameless, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import {
  chosenOf,
  namesEventAlone,
  withoutPlainParts,
} from '#server/domain/language/text/title_parts.ts'

/** What is known of a text. */
export interface TitleAbout {
  /** Its dates and addresses. */
  readonly taken: readonly Taken[]
  /** What else is about time in it, which belongs to no title and stands nowhere else. */
  readonly excluded: readonly Taken[]
  /** Whether it says when or where it is, so that an activity names it well enough. */
  readonly isNamed: boolean
  /** Whether it says when it is. */
  readonly isDated?: boolean
}

/** The most characters of a line that are looked at for a title. */
export const maxLineLength = 1_000

/** Words for who speaks and who is spoken to. */
export const speaking = wordsOf('text.we_or_you')

/** How many sentences of a line are looked at. */
const maxSentences = 3

/** What German verbs leave at the end of a sentence: “lädt … ein”. */
const verbEndings = wordsOf('text.verb_ending')

/** A title that a sentence has. */
export interface FoundTitle {
  readonly text: string
  /** What stands in the line, and where. */
  readonly written: string
  readonly isWhole: boolean
  /** Whether something was left out that stands nowhere else. */
  readonly isShort: boolean
  /** Whether it is what somebody tells others, and names nothing: “Happy new year everyone!” */
  readonly isTalk: boolean
  /** Whether it says what takes place, in few words. */
  readonly isEvent: boolean
  /** Whether a question with a date stands before it: “Want to come for dinner on Saturday? We can see a film afterwards.” */
  readonly isLate: boolean
  /** Whether it is a part of a sentence rather than a name. */
  readonly isClause: boolean
  /** Whether its sentence ends as people exclaim something. */
  readonly isCry: boolean
  /** Whether its sentence has a date. */
  readonly isWhen: boolean
}

/** The titles in its first sentences that name something, up to the first that is no talk. */
export function titlesInLine(line: string, at: number, about: TitleAbout): FoundTitle[] {
  const all: FoundTitle[] = []
  let begin = 0
  let isLate = false
  for (
    let count = 0;
    count < maxSentences && begin < Math.min(line.length, maxLineLength);
    count += 1
  ) {
    const sentence = sentenceOf(line.slice(begin, begin + maxLineLength))
    const isLast = begin + sentence.length >= line.length - 1
    // “Wie geht’s? …”
    const isTalk =
      !isLast && (isShout(sentence) || (asksForName(sentence) && !withoutLead(sentence).isSaid))
    const found = isTalk ? null : titleIn(sentence, at + begin, about)
    const from = at + begin
    const isWhen = about.taken.some((one) => one.at >= from && one.at < from + sentence.length)
    isLate ||= isTalk && isWhen
    if (found) all.push({ ...found, isLate, isWhen })
    if (found && !found.isTalk) return all
    begin += Math.max(1, sentence.length)
    begin += /^[.!?]?\s*/u.exec(line.slice(begin))?.[0].length ?? 0
  }
  return all
}

function titleIn(sentence: string, at: number, about: TitleAbout): SentenceTitle | null {
  // “Film club on Tuesday: Perfect Days, …”
  const colon = about.taken.find(
    ({ at: from, end }) =>
      from > at && from - at < maxHead && /^\s?:\s/u.test(sentence.slice(end - at)),
  )
  if (!colon) return ownTitleIn(sentence, at, about)
  const head = tidy(without(sentence.slice(0, colon.end - at), at, about.taken))
  const begin = colon.end - at + (/^\s?:\s+/u.exec(sentence.slice(colon.end - at))?.[0].length ?? 0)
  const found = ownTitleIn(sentence.slice(begin), at + begin, about)
  if (found === null || head === '' || isOnlyPlain(head) || found.isTalk || found.isClause)
    return found ?? ownTitleIn(sentence, at, about)
  return { ...found, text: asTitle(`${head}: ${found.text}`), isShort: true }
}

/** The most characters before the day in such a line. */
const maxHead = 40

type SentenceTitle = Omit<FoundTitle, 'isLate' | 'isWhen'>

function ownTitleIn(
  sentence: string,
  at: number,
  { taken, excluded, isNamed }: TitleAbout,
): SentenceTitle | null {
  const isSaid = withoutLead(sentence).isSaid || saying.test(sentence)
  const undated = withoutLead(without(sentence, at, taken)).text.replace(opening, '')
  const plain = taken.length > 0 ? withoutNext(undated) : undated
  const said = isSaid
    ? plain
        .replace(saying, '')
        .replace(article, '')
        .replace(/\s*\?+$/u, '')
    : plain
  const whole = thingIn(said)?.replace(/\s*\?+$/u, '') ?? said
  const source = withoutCompany(headOf(sentence) ?? withoutPlainParts(withoutPricesAndHours(whole)))
  const pair = taken.length > 0 && source === sentence ? pairOf(sentence) : null
  const parts = [pair ?? partOf(source, isRow(sentence)), source].map((part) => ({
    part,
    text: tidy(part),
  }))
  const chosen = chosenOf(parts, isNamed)
  if (!chosen) return null
  const isSentence = isClause(chosen.text) || isTalking(chosen.text)
  const phrase = taken.length > 0 && isSentence ? eventPhraseIn(said) : null
  const found = phrase === null ? chosen : { part: phrase, text: phrase }
  const isIn = ({ at: from }: Taken) => from >= at && from < at + sentence.length
  const isShort = source !== said || excluded.some(isIn)
  const isLong = wordsIn(found.text).length >= fewestOfClause
  // “The repair café takes place on Sunday”
  const isTold = whole !== plain && taken.some(isIn) && /^\p{Lu}/u.test(found.text)
  const isTalk =
    phrase === null &&
    (isTalking(found.text) || isExclaimed(sentence, found.text) || (isSentence && isLong))
  return {
    text: asTitle(withoutMoved(found.text)),
    ...{ written: sentence, isWhole: found.part === source, isShort, isTalk },
    isCry: isExclaimed(sentence, found.text),
    isClause: isSentence,
    isEvent:
      !isTalk &&
      !isLong &&
      !namesEventAlone(found.text) &&
      (isTold || wordsIn(found.text).some(namesEvent)),
  }
}

/** What says at the end of a title that it has moved: “Laternenumzug der Kita verschoben auf”. */
const moved = wordsOf('time.moved')

/** “L’anniv de Jules c’est”, before the day. */
const copula = pattern`(?<=\p{L}{2}['’]?\s\p{L}+)\s+${'text.copula'}$`

/** “is at”, “ist im”, “est au”, “es en”: each in its own language, since “gibt es bei” is no “es”. */
const isAt = (['en', 'de', 'fr', 'es'] as const).map((language) => {
  const copulas = oneOfIn(language, 'text.copula').source
  const places = oneOfIn(
    language,
    'text.venue_before',
    'text.small_before',
    'activity.at_venue',
    'activity.at_venue_of',
  )
  return `${copulas}\\s+(?=${places.source}\\s)`
})

const isWhere = new RegExp(String.raw`(?<=\p{L}{2})\s+(?:${isAt.join('|')}).*$`, 'iu')

/** A title without “is at …” behind it: “The party is at Lena’s”. */
export function withoutIsWhere(text: string): string {
  const left = text.replace(isWhere, '')
  return isOnlyPlain(left) && !wordsIn(left).some(namesEvent) ? text : left
}

/** A title without “is” at its end, behind which its day stood. */
export function withoutCopula(text: string): string {
  const left = text.replace(copula, '')
  return isOnlyPlain(left) ? text : left
}

const movedTo = wordsOf('time.moved_to')

function withoutMoved(text: string): string {
  const words = text.split(' ')
  const isOf = (known: ReadonlySet<string>, word = '') =>
    wordsIn(word).some((one) => known.has(one))
  const cut = isOf(movedTo, words.at(-1)) ? words.length - 1 : words.length
  return cut > 1 && isOf(moved, words[cut - 1]) ? words.slice(0, cut - 1).join(' ') : text
}

/** How many words a sentence about them has at least, and any other sentence. */
const [fewestOfTalk, fewestOfClause] = [4, 8]

/** Whether a title is what somebody tells others: “We want to celebrate with you”. */
function isTalking(text: string): boolean {
  const words = wordsIn(text)
  return words.length >= fewestOfTalk && words.some((word) => speaking.has(word))
}

/** “Happy new year everyone!”: a whole sentence with that mark that names no event. */
function isExclaimed(sentence: string, title: string): boolean {
  return (
    /(?:[!…]|[:;]-?[()])$/u.test(sentence) &&
    // “Gran’s 80th!!”
    !/^\p{Lu}\p{L}+(?:['’]\p{L}?)? \d{1,3}(?:\p{L}{2}|\.)?[!?…]*$/u.test(title) &&
    !wordsIn(title).some((word) => namesEvent(word) || (word.length > 3 && isActivityWord(word)))
  )
}

const tryIt = pattern`(?<!\p{L})${'text.to_try'}(?!\p{L})`

/** “We got tickets!!!”, “Unbedingt ausprobieren!!”: what people tell or ask of others, before what it is about. */
function isShout(sentence: string): boolean {
  const words = wordsIn(sentence)
  const isSmall = !/(?!^)(?<=[\s"“„«])\p{Lu}/u.test(sentence.trim())
  const isTold =
    words.some((word) => speaking.has(word)) || isOnlyPlain(sentence) || tryIt.test(sentence)
  return (
    /!\s*$/u.test(sentence) &&
    isSmall &&
    isTold &&
    words.length <= maxShout &&
    !words.some(namesEvent)
  )
}

/** The most words of what people shout before they say what it is about. */
const maxShout = 5

/** “… with a workshop for children and a market of books”: what else there is, behind a name. */
const company = pattern`\s${'text.along_with'}\s${'text.title_article'}\s`

/** A long part of a sentence without what else there is. */
function withoutCompany(text: string): string {
  const at = text.length > maxPartLength ? text.search(company) : -1
  const before = text.slice(0, Math.max(0, at))
  return at >= leastBeside && !isNameless(before) ? before : text
}

/** How many characters stand at least before that. */
const leastBeside = 12

/** From how many words on a title is a sentence, and how many small words tell one that names no event. */
const [maxTitleWords, smallOfClause] = [16, 3]

/** Whether a title is a part of a sentence rather than a name: “How much they know”, with no word for an event. */
function isClause(text: string): boolean {
  const words = text.split(/\s+/u)
  if (words.length > maxTitleWords) return true
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return small >= smallOfClause && small * 2 > words.length && !wordsIn(text).some(namesEvent)
}

/** From how many words on what stands behind a colon is a sentence. */
const fewestOfSentence = 7

/**
 * What stands before the colon of a line that goes on with a sentence, where that is an event: “Craft Fair: Helen and Janet will be
 * holding …”. Null for any other.
 */
function headOf(sentence: string): string | null {
  const [lead = '', head = ''] = /^([^:.!?,\n]{4,40}):\s+/u.exec(sentence) ?? []
  const words = wordsIn(head)
  const isHead =
    words.length > 1 && words.length <= 4 && words.some(isEventWord) && !/\d/u.test(head)
  const behind = sentence.slice(lead.length)
  const isSentence = wordsIn(behind).length >= fewestOfSentence && !/^["“„«]/u.test(behind)
  const [first = ''] = behind.split(/[,;:!?\n]|\.(?!\d)|\s[–—-]\s/u, 1)
  return isHead && isSentence && wordsIn(first).length >= fewestOfSentence ? head : null
}

/** The first sentence of a line. */
function sentenceOf(line: string): string {
  for (const match of line.matchAll(/[.!?](?=\s)|\s?[:;]-?[()](?=\s)/gu)) {
    const before = line.slice(0, match.index)
    // “Murat geht :( …”
    if (match[0].length > 1 && before.length >= 2) return before + match[0]
    const word = /[\p{L}\d]+$/u.exec(before)?.[0] ?? ''
    // “… zur Lesung ein. Die …” ends there, “… in St. Marien” does not.
    const isEnding = verbEndings.has(word)
    const isShort =
      match[0] === '.' &&
      !isEnding &&
      (/^(?!am$|pm$)\p{L}{1,3}$|^\d+$/u.test(word) || shortWeekdays.has(word.toLowerCase()))
    if (before.length >= 2 && !isShort) return match[0] === '.' ? before : before + match[0]
  }
  return line.replace(/(?<=\p{L}{4})\.$/u, '')
}
