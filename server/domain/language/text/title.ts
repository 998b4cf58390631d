import { asTitle } from '#server/domain/basics/text.ts'
import { oneOf, pattern, patternWith } from '#server/domain/language/words/pattern.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { calledIn, quotedThing } from '#server/domain/language/text/called.ts'
import { beforeTitle } from '#server/domain/language/text/before_title.ts'
import { beforeMarkedName } from '#server/domain/language/text/marked_name.ts'
import {
  behindOurs,
  dictated,
  quotedApart,
  recommended,
} from '#server/domain/language/text/weak_title.ts'
import {
  framedName,
  nameBelowHeading,
  quotedAboveLabels,
} from '#server/domain/language/text/headings.ts'
import { isLabel } from '#server/domain/language/text/labels.ts'
import { isPlace } from '#server/domain/language/text/place_name.ts'
import { activityPhraseIn, enoughAsked } from '#server/domain/language/text/activity_phrase.ts'
import { namedThingIn } from '#server/domain/language/text/named_thing.ts'
import { namesEvent, quotedInProse } from '#server/domain/language/text/prose.ts'
import { pinnedIn } from '#server/domain/language/text/pinned.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { asksForName, isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import {
  maxLineLength,
  speaking,
  titlesInLine,
  type FoundTitle,
  type TitleAbout,
} from '#server/domain/language/text/title_of_sentence.ts'

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
  const headed = isDated
    ? (framedName(text, about.taken) ??
      nameBelowHeading(text, about.taken) ??
      quotedAboveLabels(text))
    : null
  if (headed !== null) return { title: asTitle(headed), rest: text }
  const called = isDated ? null : (calledIn(text) ?? quotedThing(text) ?? recommended(text))
  if (called !== null) return { title: called, rest: text }
  const before = beforeMarkedName(text) || (isDated ? beforeTitle(text, about.taken) : 0)
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
  const spoken = isDated ? dictated(text, taken) : null
  if (spoken !== null) return { title: asTitle(spoken), rest: text }
  const isThin = isWeak(chosen?.title) || chosen?.title.isClause === true
  const apart = isDated ? quotedApart(text, taken, isThin) : null
  if (apart !== null) return { title: asTitle(apart), rest: text }
  // “Want to come to my birthday party on Saturday?”
  const done = isWeak(chosen?.title) ? doneIn(text, about, isDated) : null
  const held = done ?? (isDated && isThin ? behindOurs(text, taken) : null)
  if (held !== null) return { title: asTitle(held), rest: text }
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
    const isNone = isDated && ((index > 0 && isLabel(line)) || isAboveEvent(lines, index))
    const found = isNone ? [] : titlesInLine(line, at, about)
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
