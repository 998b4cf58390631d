import { wordsIn } from '#server/domain/capture/activity/find.ts'
import { isEventWord } from '#server/domain/capture/dates/event_words.ts'
import { isNameOfDay } from '#server/domain/capture/dates/named_day.ts'
import { isErrand } from '#server/domain/capture/text/errands.ts'
import { withoutAsides } from '#server/domain/capture/text/asides.ts'
import { pinnedIn } from '#server/domain/capture/text/pinned.ts'
import { pictures } from '#server/domain/capture/text/openings.ts'
import { isNameless, isOnlyPlain } from '#server/domain/capture/text/nameless.ts'

/** A part of a text that is a date or an address. */
export interface Taken {
  readonly at: number
  readonly end: number
}

/** Beginnings that say that something is, and not what it is called: “It is the”, “Das ist die”. */
const saying =
  /^(?:(?:it|this|that|there)(?:['’]s| is| was)|(?:es|das|dies|hier) (?:ist|war|gibt es)|c['’]est|il y a|(?:es|esto es|ese es|hay)(?= (?:el|la|los|las|un|una) )|questo è|è|c['’]è|het is|dit is|dat is|é|isto é|to jest)\s+(?:called |named )?/iu

const article =
  /^(?:the|a|an|der|die|das|den|dem|ein|eine|einen|le|la|les|l['’]|un|une|el|los|las|una|il|lo|gli|i|uno|het|een|de|o|os|as|um|uma)\s+/iu

/** What stands before a time or a place, and has no meaning without it. */
const loose =
  /(?:[\s,;:|·–—(@-]|(?<![\p{L}\p{N}])(?:on|at|in|the|from|vers|gegen|circa|ca|hacia|verso|rond|until|since|starting|starts|begins|beginnt|startet|commence|empieza|inizia|begint|comeca|começa|seit|depuis|desde|sinds|od|next|this|last|letzten|afgelopen|vorige|am|um|ab|im|bei|der|die|das|den|dem|vom|bis|nächsten|nächster|kommende|kommenden|kommender|diesen|coming|komende|volgende|prossimo|prossima|próximo|próxima|le|à|a|au|de|du|dès|el|la|las|los|en|del|al|il|alle|ore|dal|nel|op|om|van|bij|em|no|na|às|dia|w|o|e|and|und|et|y)(?=[\s,;:|·–—(@-]|$))+$/iu

/** “Oma sagt: …”, “Korean place to try: …” */
const telling =
  /^(?:[\p{L} ]{1,25}\s(?:says|said|sagt|meint|dice|dit|zegt|disse|mówi)|[\p{L} ]{1,40}\s(?:to (?:try|visit|see|check out)|zum ausprobieren|à (?:essayer|tester|voir|faire)|da (?:provare|vedere)|(?:por|para) (?:probar|ver|conocer|experimentar)|om te (?:proberen|zien)|do (?:spróbowania|zobaczenia))):\s+/iu

/** When doors open or it begins, before what it is: “Doors 7pm, show 8pm, …”. */
const opening =
  /^(?:(?:doors?|show|start|begin|einlass|beginn|türen|portes|apertura|puertas|aanvang|inloop)(?: open| at| ab| um| à| alle| om)?:?\s\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|uhr|h|uur)?\s?[,;|·–-]\s*){1,3}/iu

/** The most characters of a part that is a title by itself. */
const mostOfPart = 60

/** How many sentences of a line are looked at. */
const mostSentences = 3

/** The most characters of a line that are looked at for a title. */
const mostOfLine = 1_000

/** What is known of a text. */
export interface TitleAbout {
  /** Its dates and addresses. */
  readonly taken: readonly Taken[]
  /** What else is about time in it, which belongs to no title and is told nowhere else. */
  readonly asides: readonly Taken[]
  /** Whether it says when or where it is, so that an activity names it well enough. */
  readonly isNamed: boolean
  /** Whether it says when it is. */
  readonly isDated?: boolean
}

/** The title that a text has, and what is left of it. Null where the text names nothing. */
export function titleOf(
  text: string,
  { taken, asides, isNamed, isDated = false }: TitleAbout,
): { title: string; rest: string } | null {
  const about = { taken: merged([...taken, ...asides]), asides, isNamed }
  const pinned = isDated ? null : pinnedIn(text)
  if (pinned !== null) return { title: pinned, rest: text }
  const lines = text.split('\n')
  let at = 0
  for (const [index, line] of lines.entries()) {
    const title = titleInLine(line, at, about)
    if (title !== null) {
      const rest = [...lines.slice(0, index), ...lines.slice(index + 1)]
      const left = lineWithout(line, title)
      return { title: title.text, rest: [left, ...rest].join('\n').trim() }
    }
    at += line.length + 1
    // A text that says nothing in its first lines says nothing in its first lines' place either.
    if (index >= 4) break
  }
  return null
}

interface FoundTitle {
  readonly text: string
  /** What stands in the line, and where. */
  readonly written: string
  readonly isWhole: boolean
  /** Whether something was left out that is told nowhere else. */
  readonly isShort: boolean
}

/** The title in the first of its sentences that names something. */
function titleInLine(line: string, at: number, about: TitleAbout): FoundTitle | null {
  let begin = 0
  for (
    let count = 0;
    count < mostSentences && begin < Math.min(line.length, mostOfLine);
    count += 1
  ) {
    const sentence = sentenceOf(line.slice(begin, begin + mostOfLine))
    const found = titleIn(sentence, at + begin, about)
    if (found) return found
    begin += Math.max(1, sentence.length)
    begin += /^[.!?]?\s*/u.exec(line.slice(begin))?.[0].length ?? 0
  }
  return null
}

function titleIn(
  sentence: string,
  at: number,
  { taken, asides, isNamed }: TitleAbout,
): FoundTitle | null {
  const told = sentence.replace(telling, '')
  const isSaid = told !== sentence || saying.test(sentence)
  const plain = without(sentence, at, taken).replace(telling, '').replace(opening, '')
  const whole = isSaid ? plain.replace(saying, '').replace(article, '') : plain
  const source = withoutAsides(whole)
  const parts = [partOf(source), source].map((part) => ({ part, text: tidy(part) }))
  const found = chosenOf(parts, isNamed)
  if (!found) return null
  const isIn = ({ at: from }: Taken) => from >= at && from < at + sentence.length
  const isShort = source !== whole || asides.some(isIn)
  return { text: capital(found.text), written: sentence, isWhole: found.part === source, isShort }
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
  if (named && named === first && whole && isThin(first.text) && whole.text.length <= mostOfPart) {
    return shortened(whole)
  }
  if (named) return shortened(named)
  if (!isNamed) return null
  // Something with a time or an address is named well enough by an activity.
  const told = written.filter(({ text }) => !isOnlyPlain(text) || namesEventAlone(text))
  const longer = told.find(({ text }) => text.length <= mostOfPart && text !== told[0]?.text)
  return longer ?? told[0] ?? null
}

/** “Dinner – Jiro, 4-2-15 Ginza, Tokyo” without what follows the name. */
function shortened({ part, text }: Part): Part {
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

/** Stretches of a text, those that overlap as one. */
function merged(stretches: readonly Taken[]): Taken[] {
  const all: { at: number; end: number }[] = []
  for (const { at, end } of [...stretches].sort((one, other) => one.at - other.at)) {
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
  for (const match of line.matchAll(/[.!?](?=\s)/gu)) {
    const before = line.slice(0, match.index)
    const word = /[\p{L}\d]+$/u.exec(before)?.[0] ?? ''
    const isShort = match[0] === '.' && /^(?!am$|pm$|[ap]m$)\p{L}{1,3}$|^\d+$/u.test(word)
    if (before.length >= 2 && !isShort) return match[0] === '.' ? before : before + match[0]
  }
  return line.replace(/(?<=\p{L}{4})\.$/u, '')
}

/** Words that what follows a date goes on from: “Tom hat am 3.12. Geburtstag”. */
const openEnd =
  /(?<![\p{L}\p{N}])(?:hat|haben|ist|sind|feiert|feiern|spielt|spielen|has|have|is|are|plays|play|est|sont|joue|jouent|tiene|es|toca|tocan|ha|suona|suonano|heeft|speelt|tem|toca|ma|gra)$/iu

/** A line without the dates and addresses in it; `at` is where it begins in the text. */
function without(sentence: string, at: number, taken: readonly Taken[]): string {
  let text = sentence
  let last = Number.POSITIVE_INFINITY
  for (const { at: from, end } of [...taken].sort((one, other) => other.at - one.at)) {
    const [begin, until] = [from - at, Math.min(end - at, sentence.length)]
    // The same words may name several days: “5 and 6 December”.
    if (begin < 0 || begin >= sentence.length || until > last) continue
    last = begin
    const before = text.slice(0, begin).replace(loose, '')
    const behind = text.slice(until).replace(/^[\s,;:|·–—)-]+/u, '')
    const after = /[\p{L}\p{N}]/u.test(behind) ? behind : ''
    const isOn =
      /^(?:at|in|im|with|mit|bei|beim|auf|avec|chez|à|au|aux|en|con|a|al|met|bij|com|no|na|w|we|z|u|@)\s/iu.test(
        after,
      )
    const isJoined = isOn || openEnd.test(before)
    text =
      before === '' || after === '' ? before || after : `${before}${isJoined ? ' ' : ' – '}${after}`
  }
  return text
}

/** The part before the first comma, dash or colon, where it is 2 to 60 characters; else the whole. */
function partOf(text: string): string {
  const [, part] =
    /^(.+?)(?:,\s|\s[–—|·•-]\s|:\s|\s@\s|;\s|\s\(|\s*[📅🗓📆⏰🕐-🕧📍🎟🎫💶💵💰👉🔗📞])/u.exec(
      text,
    ) ?? []
  return part !== undefined && part.length >= 2 && part.length <= mostOfPart ? part : text
}

/** Marks and pictures around a title. */
const edges = new RegExp(
  String.raw`^(?:[\s,;:|·•–—*#>/-]|${pictures})+|(?:[\s,;:|·•–—*(/-]|${pictures})+$`,
  'gu',
)

function tidy(text: string): string {
  const trimmed = text
    .replace(/https?:\/\/\S+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(edges, '')
    .replace(/^["“”„«»]([^"“”„«»]+)["“”«»]?$/u, '$1')
    .trim()
  const isOpen = /\([^)]*$/u.test(trimmed)
  return (isOpen ? trimmed.replace(/\s*\([^)]*$/u, '') : trimmed).trim()
}

function capital(text: string): string {
  return /^\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
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
