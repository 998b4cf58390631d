import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isLabel } from '#server/domain/language/text/labels.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { isPlace } from '#server/domain/language/text/place_name.ts'
import { namesEvent } from '#server/domain/language/text/prose.ts'
import { pictures } from '#server/domain/language/text/openings.ts'
import { noteWithoutStatus } from '#server/domain/language/text/status.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'
import { wordsFor } from '#server/domain/language/words/lists.ts'

const subjects = wordsFor('text.mail_header', 'subject')

/** “Subject: …”, above a text that has no other header of a mail. */
const header = /^\s*(\p{L}+)\s?:[ \t]*(?=\S)(?![^\n]*\n\s*\p{L}+:\s)/u

/** What a telephone shows above what was photographed: “11:27 4G”, “18:55 4G 61%”. */
const statusLine = /^\s*\d{1,2}:\d\d(?:\s+(?:\dG|LTE|\d{1,3}\s?%))+\s*\n+/u

/** The name of a file: “IMG_4471”. */
const fileName = /^\s*\p{L}{2,8}_\d{2,}\S*\s*\n+/u

/** “REPORT : le concert …”, “ACHTUNG: der …”: one word in capital letters, before a sentence in small ones. */
const cried = /^\s*(\p{Lu}{4,14})\s?:\s+(?=\p{Ll})/u

/** “Neighbours!! …”, before what is told to them. */
const called = /^\s*(\p{Lu}\p{Ll}{3,12})\s?!{2,}\s+(?=\p{Lu})/u

/** A name between the same pictures, at the beginning of a text: “✨ open stage ✨ poems, songs …”. */
const framedFirst = new RegExp(
  String.raw`^\s*((?!\p{N})${pictures}+)\s?(\p{L}[^\n.!?:\d]{1,20}\s[^\n.!?:\d]{1,20}?)\s?\1\s+(?=\S)`,
  'u',
)

/** A text without what machines write above it, such as “Subject:”; as it was where nothing else is left. */
export function withoutHeading(text: string): string {
  let rest = text.replace(statusLine, '').replace(fileName, '').replace(framedFirst, '$2\n')
  const [head = '', subject = ''] = header.exec(rest) ?? []
  if (subjects.has(subject.toLowerCase())) rest = rest.slice(head.length)
  const [cry = '', word = ''] = cried.exec(rest) ?? []
  const isOfWhat = (said: string) =>
    wordsIn(said).some((one) => namesEvent(one) || isActivityWord(one))
  if (cry !== '' && !isOfWhat(word) && !saysStatus(rest, cry)) rest = rest.slice(cry.length)
  const [call = '', who = ''] = called.exec(rest) ?? []
  const [next = ''] = rest.slice(call.length).split(/[.!?\n]/u, 1)
  if (call !== '' && !isOfWhat(who) && isOfWhat(next) && !saysStatus(rest, call))
    rest = rest.slice(call.length)
  return /\p{L}{2}/u.test(rest) ? rest : text
}

/** Whether the beginning of a text says that something is off, moved or sold out: “ANNULÉ : …”. */
function saysStatus(text: string, before: string): boolean {
  return noteWithoutStatus(text).status !== noteWithoutStatus(text.slice(before.length)).status
}

/** A line that is all in quotes. */
const quoted = /^["“„«»‘'‚›]\s?([^"“”„«»‘‚‹›\n]{3,80}?)\s?["”“»«’'‘‹]$/u

/** A name of several words in the only quotes of a line. */
const inLine =
  /^[^"“”„«»\n]*["“„«]\s?(\p{Lu}[^"“”„«»\n]{2,80}\s[^"“”„«»\n]{1,80}?)\s?["”“»][^"“”„«»\n]*$/u

/** The name in quotes of the line above those that say when or where: “Check out “…” on …⏎Date: …”. Null for none. */
export function quotedAboveLabels(text: string): string | null {
  const [line = '', next = ''] = text.split('\n')
  return isLabel(next) ? (inLine.exec(line)?.[1] ?? null) : null
}

/** How many lines may stand above a name, and the most characters of each. */
const most = { lines: 3, characters: 80 }

/** The fewest capital letters of a name that is written in them. */
const fewestCapitals = 5

/**
 * The name that stands below a heading, in a line of its own: in quotes, “Private view of⏎‘Salt / Line’”, or in capital
 * letters, “St Bride’s Players present⏎BLITHE SPIRIT”. Null where the lines above it say when, or what takes place.
 */
export function nameBelowHeading(text: string, taken: readonly Taken[]): string | null {
  const above: string[] = []
  let capital: string | null = null
  let at = 0
  for (const line of text.split('\n').slice(0, most.lines + 1)) {
    const said = line.trim()
    const isTaken = taken.some((one) => one.at < at + line.length && one.end > at)
    at += line.length + 1
    if (said === '') continue
    if (isTaken || said.length > most.characters) return capital
    if (above.length > 0) {
      const name = quoted.exec(said)?.[1]
      if (name !== undefined) return name
      if (isCapital(said) && above.every(isHeading)) capital ??= said
    }
    above.push(said)
  }
  return capital
}

/** “✨ open stage ✨ poems, songs …”: words between the same pictures. */
const framed = new RegExp(
  String.raw`(?<=^|[!.?\n]\s?)((?!\p{N})${pictures}+)\s?([\p{L}\d][^\n.!?:]{2,40}?)\s?\1(?=\s)`,
  'u',
)

/** The name that stands between two pictures in the first line; null for none, and where it says only when. */
export function framedName(text: string, taken: readonly Taken[]): string | null {
  const [line = ''] = text.split('\n', 1)
  const found = framed.exec(line)
  const name = found?.[2]?.trim() ?? ''
  const from = found?.index ?? 0
  const until = from + (found?.[0].length ?? 0)
  const isTaken = taken.some((one) => one.at < until && one.end > from)
  return name === '' || isTaken || isOnlyPlain(name) ? null : name
}

/** “Paul : …”, before what somebody wrote in a chat. */
const speaker = /^(\p{Lu}\p{L}{1,14})\s?:\s+(?=\S)/u

/** The fewest lines of a chat. */
const fewestLines = 3

/** A chat in which each line says who wrote it, without that; as it was where not each does, or no name comes twice. */
export function withoutSpeakers(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const names = lines.map((line) => speaker.exec(line)?.[1])
  const several = new Set(names)
  const isChat =
    lines.length >= fewestLines &&
    !several.has(undefined) &&
    several.size > 1 &&
    several.size < names.length
  return isChat ? lines.map((line) => line.replace(speaker, '')).join('\n') : text
}

function isCapital(line: string): boolean {
  const letters = line.match(/\p{Lu}/gu)?.length ?? 0
  const small = line.search(/\p{Ll}/u)
  // “TERRES BRÛLÉES – Samira Belkacem”, and not “E-TICKET – do not reply”.
  const name = small < 0 ? line : (line.split(/\s[–—-]\s(?=\p{Lu})/u, 1)[0] ?? '')
  return (
    letters >= fewestCapitals &&
    !/[\p{Ll}\d€£$]/u.test(name) &&
    !isOnlyPlain(name) &&
    !isPlace(name)
  )
}

/** Whether a line is no name of what takes place, and not in capital letters itself. */
function isHeading(line: string): boolean {
  const isDone = (word: string) => namesEvent(word) || (word.length > 3 && isActivityWord(word))
  return /\p{Ll}{3}/u.test(line) && !wordsIn(line).some(isDone)
}
