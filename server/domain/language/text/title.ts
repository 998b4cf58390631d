import { asTitle } from '#server/domain/basics/text.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { isNameOfDay } from '#server/domain/language/time/named_day.ts'
import { shortWeekdays, weekdays } from '#server/domain/language/time/words.ts'
import { isErrand } from '#server/domain/language/text/errands.ts'
import {
  isRow,
  maxPartLength,
  partOf,
  tidy,
  withoutNext,
} from '#server/domain/language/text/part_of.ts'
import { withoutPricesAndHours } from '#server/domain/language/text/excluded.ts'
import { calledIn, quotedThing } from '#server/domain/language/text/called.ts'
import { beforeMarkedName } from '#server/domain/language/text/marked_name.ts'
import { isPlace } from '#server/domain/language/text/venue_beside.ts'
import { activityPhraseIn, enoughAsked } from '#server/domain/language/text/activity_phrase.ts'
import { eventPhraseIn } from '#server/domain/language/text/event_phrase.ts'
import { namedThingIn } from '#server/domain/language/text/named_thing.ts'
import { namesEvent, quotedInProse, thingIn } from '#server/domain/language/text/prose.ts'
import { pinnedIn } from '#server/domain/language/text/pinned.ts'
import { article, opening, saying, withoutLead } from '#server/domain/language/text/leads.ts'
import { without, type Taken } from '#server/domain/language/text/without_dates.ts'
import {
  asksForName,
  isNameless,
  isOnlyPlain,
  saysOnlyWhen,
} from '#server/domain/language/text/nameless.ts'

/** What German verbs leave at the end of a sentence: “lädt … ein”. */
const verbEndings = wordsOf('text.verb_ending')

/** How many sentences of a line are looked at. */
const maxSentences = 3

/** The most characters of a line that are looked at for a title. */
const maxLineLength = 1_000

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

/** The title that a text has, and what is left of it. Null where the text names nothing. */
export function titleOf(
  text: string,
  { taken, excluded, isNamed, isDated = false }: TitleAbout,
): { title: string; rest: string } | null {
  const about = { taken: merged([...taken, ...excluded]), excluded, isNamed }
  const quoted = quotedIn(text)
  if (quoted !== null) return { title: quoted, rest: text }
  const named = isDated ? quotedInProse(text) : null
  if (named !== null) return { title: named, rest: text }
  const called = isDated ? null : (calledIn(text) ?? quotedThing(text))
  if (called !== null) return { title: called, rest: text }
  const before = beforeMarkedName(text)
  if (before > 0) {
    const rest = text.slice(before)
    const moved = (spans: readonly Taken[]) =>
      spans.map(({ at, end }) => ({ at: at - before, end: end - before }))
    const own = { taken: moved(taken), excluded: moved(excluded), isNamed, isDated }
    const found = titleOf(rest, own)
    if (found !== null) return { title: found.title, rest: text.slice(0, before) + found.rest }
  }
  if (!isNamed && asksForName(text)) return null
  const pinned = isDated ? null : pinnedIn(text)
  if (pinned !== null) return { title: pinned, rest: text }
  const lines = text.split('\n')
  const found = titlesIn(lines, about, isDated)
  const chosen = titleAmong(found, isDated)
  // “Want to come to my birthday party on Saturday?”
  const done = isWeak(chosen?.title) ? doneIn(text, about, isDated) : null
  if (done !== null) return { title: asTitle(done), rest: text }
  // “Finally started Severance last night”
  const thing =
    !isDated && !/^["“„«]/u.test(text) && (chosen?.title.isTalk || chosen?.title.isClause)
      ? namedThingIn(text, about.taken)
      : null
  if (thing !== null) return { title: thing, rest: text }
  if (chosen === undefined) return null
  const { title, index } = chosen
  const rest = [...lines.slice(0, index), ...lines.slice(index + 1)]
  const left = lineWithout(lines[index] ?? '', title)
  return { title: title.text, rest: [left, ...rest].join('\n').trim() }
}

interface TitleOfLine {
  readonly title: FoundTitle
  readonly index: number
}

/** The first title; where that is talk, one that says more: “Half a year has passed. We do it again on Tuesday: the next Quiz …” */
function titleAmong(found: readonly TitleOfLine[], isDated: boolean): TitleOfLine | undefined {
  const [first] = found
  if (!isDated || !first?.title.isTalk || couple.test(first.title.text)) return first
  const { isCry, isWhen } = first.title
  const event = found.find(({ title }) => title.isEvent && (!isCry || isAtStart(title)))
  const about = isCry && !isWhen ? found.find(({ title }) => isAbout(title)) : undefined
  return event ?? about ?? first
}

/** What people do, in a text with a date or a question in one line. */
function doneIn(text: string, { taken }: TitleAbout, isDated: boolean): string | null {
  if (isDated) return activityPhraseIn(text, taken)
  const [, asked] = /^([^.!?\n]{2,80}\?)/u.exec(text) ?? []
  return asked === undefined ? null : activityPhraseIn(asked, taken, enoughAsked)
}

/** Whether the sentence of a title says when it is: “Carmen is leaving!! Farewell drinks on the 11th”. */
function isAbout(title: FoundTitle): boolean {
  const { text, isTalk, isWhen } = title
  return (
    !isTalk &&
    isWhen &&
    isAtStart(title) &&
    !isPlace(text) &&
    !wordsIn(text).some((word) => speaking.has(word))
  )
}

/** Whether a title begins its sentence, but for words such as “our next”. */
function isAtStart({ text, written }: FoundTitle): boolean {
  const at = written.toLowerCase().indexOf(text.slice(0, 8).toLowerCase())
  return at >= 0 && at <= most.before
}

/** Whether a title is what people say to each other rather than a name; no title is weak as well. */
function isWeak(title: FoundTitle | undefined): boolean {
  if (title === undefined || title.isLate) return true
  const words = wordsIn(title.text)
  if (isStatement(title.text) || couple.test(title.text)) return false
  if (place.test(title.text)) return true
  if (title.isTalk) return true
  if (title.text.endsWith('?') && words.length >= fewestOfQuestion) return true
  const isSpoken = title.isEvent
    ? speaking.has(words[0] ?? '')
    : words.some((word) => speaking.has(word))
  return words.length > 1 && isSpoken
}

/** “En Sputnik Climbing”: only where it is. */
const place = pattern`^${oneOf('text.venue_before', 'text.small_before', 'text.venue_near', 'activity.at_venue')}\s`

/** “Lena feiert Geburtstag bei ihr”: somebody by name, and what they do, in few words. */
function isStatement(text: string): boolean {
  const words = wordsIn(text)
  const [first = ''] = words
  return (
    words.length <= most.statement &&
    /^\p{Lu}[^!?]*$/u.test(text) &&
    !speaking.has(first) &&
    !isOnlyPlain(first) &&
    words.some(namesEvent)
  )
}

/** “Anna & Tom heiraten!”: two people, and what they do. */
const couple = patternWith('u')`^¡?\p{Lu}\p{Ll}+\s(?:${'text.joins'}|&)\s\p{Lu}\p{Ll}+\s\p{L}`

const most = { statement: 6, before: 12 }

/** How many words a question has at least that is no name: “Darts at Ally Pally?” is one. */
const fewestOfQuestion = 5

/** The titles in the first lines of a text, up to the first that is no talk. */
function titlesIn(lines: readonly string[], about: TitleAbout, isDated: boolean): TitleOfLine[] {
  const all: TitleOfLine[] = []
  let at = 0
  for (const [index, line] of lines.entries()) {
    const found = isDated && isAboveEvent(lines, index) ? [] : titlesInLine(line, at, about)
    all.push(...found.map((title) => ({ title, index })))
    if (all[0] && !(isDated && all[0].title.isTalk)) break
    if (all.some(({ title }) => title.isEvent)) break
    at += line.length + 1
    // A text that says nothing in its first lines says nothing in its first lines' place either.
    if (index >= 4) break
  }
  return all
}

/** Whether the first line is a place, and the next says what takes place in it: “Village Hall⏎Tue 10.30am Coffee Morning”. */
function isAboveEvent([line = '', next = '']: readonly string[], index: number): boolean {
  const words = wordsIn(next)
  return (
    index === 0 && isPlace(line.trim()) && words.length <= maxEventWords && words.some(isEventWord)
  )
}

/** The most words of a line that says when and what. */
const maxEventWords = 10

/** What stands in the only marks 「」 or 『』 of a text: where these are written, names stand in them. Null for none. */
function quotedIn(text: string): string | null {
  const found = [...text.slice(0, maxLineLength).matchAll(/[「『]([^「」『』\n]{2,60})[」』]/gu)]
  return found.length === 1 ? (found[0]?.[1]?.trim() ?? null) : null
}

interface FoundTitle {
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
function titlesInLine(line: string, at: number, about: TitleAbout): FoundTitle[] {
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
  const parts = [partOf(source, isRow(sentence)), source].map((part) => ({
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
const movedTo = wordsOf('time.moved_to')

function withoutMoved(text: string): string {
  const words = text.split(' ')
  const isOf = (known: ReadonlySet<string>, word = '') =>
    wordsIn(word).some((one) => known.has(one))
  const cut = isOf(movedTo, words.at(-1)) ? words.length - 1 : words.length
  return cut > 1 && isOf(moved, words[cut - 1]) ? words.slice(0, cut - 1).join(' ') : text
}

/** Words for who speaks and who is spoken to. */
const speaking = wordsOf('text.we_or_you')

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

const hours = patternWith('giu')`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm|${'text.hour_mark'})?(?!\p{L})`

/** “Am Kindertag: …”: the day on which something is, before what it is. */
const occasion = pattern`^(?:${'text.occasion_before'}) \p{L}[\p{L} -]{2,25}:\s+(?=\p{L}{4})`

/** A line without parts before its first dash or colon that say nothing: “Rdv – …”, “Ce week-end – …”. */
function withoutPlainParts(given: string): string {
  const text = given.replace(occasion, '')
  const [lead = '', words = ''] =
    /^(.{2,40}?)(?:\s[–—|·-]\s|:\s|\s\p{Extended_Pictographic}+\s)/u.exec(text) ?? []
  if (isShopping(words, text.slice(lead.length))) return ''
  const spoken = words.replace(hours, ' ')
  const isPlain = words !== '' && isOnlyPlain(spoken) && !wordsIn(words).some(isEventWord)
  const rest = text.slice(lead.length)
  return isPlain && lead !== '' && isWritten(rest) && !isNameless(rest) && !isDay(rest)
    ? rest
    : text
}

/** Whether words are only a day of the week: “When: Friday” names nothing. */
function isDay(text: string): boolean {
  return wordsIn(text).every((word) => weekdays.has(word))
}

/** Whether words such as “heute noch” stand before single words with commas: things to buy, and no idea. */
function isShopping(words: string, rest: string): boolean {
  const things = rest.replace(/^[\s:–—|·-]+/u, '').split(/,\s*/u)
  return (
    isOnlyPlain(words) && things.length > 2 && things.every((one) => /^[\p{L}-]{2,15}$/u.test(one))
  )
}

interface Part {
  readonly part: string
  readonly text: string
}

/** The part of a sentence that is its title: the first, unless that alone is only what people do, such as “Concert”. */
function chosenOf(parts: readonly Part[], isNamed: boolean): Part | null {
  const written = parts.filter(({ text }) => isWritten(text))
  const [first, whole] = written
  if (whole && isErrand(whole.text)) return null
  const named = written.find(({ text }) => !isNameless(text))
  if (
    named &&
    named === first &&
    whole &&
    isThin(first.text) &&
    whole.text.length <= maxPartLength
  ) {
    return shortened(whole)
  }
  if (named) return shortened(named)
  if (!isNamed) return null
  // Something with a time or an address is named well enough by an activity.
  const titled = written.filter(({ text }) => !saysOnlyWhen(text) || namesEventAlone(text))
  const longer = titled.find(({ text }) => text.length <= maxPartLength && text !== titled[0]?.text)
  return longer ?? titled[0] ?? null
}

/** “Dinner – Jiro, 4-2-15 Ginza, Tokyo” without what follows the name. */
function shortened({ part, text }: Part): Part {
  // “Konzert: Zaz, Tempodrom”
  const [lead = '', kind = '', named = ''] = /^([^:,–]{3,30}?\s?:\s)(\p{Lu}.*)$/u.exec(text) ?? []
  if (lead !== '' && isThin(kind.replace(/\s?:\s$/u, '')) && /^[^,]+,\s\p{Lu}[^,]*$/u.test(named))
    return { part, text: kind + tidy(partOf(named)) }
  const [first = '', rest] = text.split(' – ', 2)
  return rest !== undefined && isThin(first)
    ? { part, text: `${first} – ${tidy(partOf(rest))}` }
    : { part, text }
}

/** Whether words are only what people do. */
function isThin(text: string): boolean {
  return isNameless(text) || namesEventAlone(text) || isNameOfDay(text)
}

function namesEventAlone(text: string): boolean {
  const words = wordsIn(text)
  return words.some(isEventWord) && words.every((word) => isEventWord(word) || isOnlyPlain(word))
}

/** Spans of a text, those that overlap as one. */
function merged(spans: readonly Taken[]): Taken[] {
  const all: { at: number; end: number }[] = []
  for (const { at, end } of [...spans].sort((one, other) => one.at - other.at)) {
    const last = all.at(-1)
    if (last && at < last.end) last.end = Math.max(last.end, end)
    else all.push({ at, end })
  }
  return all
}

function isWritten(text: string): boolean {
  return [...text].length >= 2 && /\p{L}/u.test(text)
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

/** What a line says besides its title. */
function lineWithout(line: string, found: FoundTitle): string {
  const { written } = found
  const at = Math.max(0, line.indexOf(written))
  const before = line.slice(0, at).trim()
  const after = restOf(line.slice(at), found)
  return [isOnlyPlain(before) ? '' : before, after].filter((part) => part !== '').join(' ')
}

function restOf(line: string, { text, written, isWhole, isShort }: FoundTitle): string {
  if (line.startsWith(text)) return line.slice(text.length).replace(/^[.!?]?[\s,;:|·–—)-]*/u, '')
  if (isShort) return line
  const after = line.slice(written.length).replace(/^[.!?]?\s+/u, '')
  if (isWhole) return written.length > text.length + 25 ? line : after
  const at = line.toLowerCase().indexOf(text.toLowerCase())
  // A title of which a date was taken out stands nowhere as it is.
  if (at < 0) return line
  return line.slice(at + text.length).replace(/^[\s,;:|·–—)-]+/u, '')
}
