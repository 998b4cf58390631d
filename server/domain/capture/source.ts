import type { Choice, Question } from '#server/domain/capture/decision.ts'
import type { OneSource, Reading, SentFields } from '#server/domain/capture/kept.ts'
import { readSourceAddress } from '#server/domain/capture/forms.ts'
import {
  type DestinationNames,
  isDestination,
} from '#server/domain/language/text/destination_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import {
  askForAddress,
  askForSource,
  askForSubject,
  sourceChoice,
  wholeText,
} from '#server/domain/messages/capture.ts'
import { isBlank, inLines } from '#server/domain/basics/text.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** What a capture is read from, as far as its fields say. */
export interface FoundSource {
  readonly reading: Reading
  /** What has to be asked first: which source is meant, which address, or what it is about. */
  readonly question: Question | null
  /** Whether a subject was only the name of the destination. */
  readonly is_subject_discarded: boolean
}

/** How many addresses a question offers at most. */
const maxAddresses = 10

/**
 * What a capture is read from: its one primary source, the user's own words about it, and a question
 * where two sources were sent, a text holds several addresses, or nothing is left. The destination's name is never
 * subject matter.
 */
export function findSource(
  sent: SentFields,
  media_ids: readonly string[],
  destination: DestinationNames,
  has_texts = false,
): FoundSource {
  const texts = textsOf(sent).map(inLines)
  const about = sent.subject_text === undefined ? undefined : inLines(sent.subject_text)
  const isAlone = texts.length === 0 && sent.source_url === undefined && media_ids.length === 0
  const contents = (isAlone ? [about ?? ''] : texts).map(partsOfText)
  const said = isAlone ? null : subjectOf(about, destination)
  const page = sent.source_url === undefined ? null : sent.source_url
  const files = { kind: 'media', media_ids, ...(has_texts && { has_texts }) } as const
  const pictures: OneSource[] = media_ids.length > 0 ? [files] : []
  let subject = said?.words ?? null
  let isDiscarded = said?.is_discarded ?? false
  const sources: OneSource[] = page === null ? [] : [asked(page)]
  let addresses: string[] = []
  for (const { text, urls } of contents) {
    const left = subjectOf(text, destination)
    isDiscarded ||= left.is_discarded
    const isAboutPage = page !== null && urls.some((url) => isSameAddress(url, page))
    const [url, ...others] = page === null ? urls : []
    if (url !== undefined) {
      sources.push(asked(url))
      if (others.length > 0) addresses = [url, ...others]
    } else if (left.words !== null && !isAboutPage) {
      sources.push({ kind: 'text', text: left.words })
      continue
    }
    subject = [left.words, subject].filter((one) => one !== null).join('\n') || null
  }
  sources.push(...pictures)
  return {
    ...settled(
      sources,
      subject,
      addresses,
      contents.map(({ whole }) => whole),
    ),
    is_subject_discarded: isDiscarded,
  }
}

function settled(
  sources: readonly OneSource[],
  subject: string | null,
  addresses: readonly string[],
  texts: readonly string[],
): Pick<FoundSource, 'reading' | 'question'> {
  const [first, ...others] = sources
  if (!first) {
    return {
      reading: { primary: null, secondary: [], subject },
      question: subject === null ? { kind: 'subject', text: askForSubject, choices: [] } : null,
    }
  }
  if (others.length > 0) {
    return { reading: { primary: first, secondary: others, subject }, question: askWhich(sources) }
  }
  if (addresses.length > 0) {
    // The text as a whole is kept as the other source that may be meant.
    const text: OneSource = { kind: 'text', text: texts.join('\n\n') }
    return {
      reading: { primary: first, secondary: [text], subject },
      question: askWhere(addresses),
    }
  }
  return { reading: { primary: first, secondary: [], subject }, question: null }
}

/** The question which of several sources is meant; the value of a choice is its position, or `both`. */
function askWhich(sources: readonly OneSource[]): Question {
  const one: Choice[] = sources.map((source, position) => ({
    label: sourceChoice(source, sources),
    value: `${position}`,
  }))
  const both = { label: sourceChoice('both', sources), value: 'both' }
  return { kind: 'source', text: askForSource(sources), choices: [...one, both] }
}

/** The question which of the addresses in a text is meant; the value of a choice is the address, or `whole`. */
function askWhere(addresses: readonly string[]): Question {
  const some = addresses.slice(0, maxAddresses).map((url) => ({ label: url, value: url }))
  const choices = [...some, { label: wholeText, value: 'whole' }]
  return { kind: 'items', text: askForAddress(addresses.length), choices, words_from: 'owner' }
}

/** What is read after the user chose one of several sources, or one of several addresses. */
export function chooseSource(reading: Reading, kind: 'source' | 'items', value: string): Reading {
  const { primary, secondary } = reading
  const sources = primary === null ? secondary : [primary, ...secondary]
  if (kind === 'source') {
    const chosen = value === 'both' ? undefined : sources[Number(value)]
    return chosen ? { ...reading, primary: chosen, secondary: [] } : joined(reading, sources)
  }
  if (value === 'whole') return { ...reading, primary: secondary[0] ?? primary, secondary: [] }
  return { ...reading, primary: asked(value), secondary: [] }
}

/** What is read where several sources are one idea: texts beside a page or pictures are words about these. */
function joined(reading: Reading, sources: readonly OneSource[]): Reading {
  const text = sources.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join('\n')
  const [first, ...others] = sources.filter(({ kind }) => kind !== 'text')
  if (!first) return { ...reading, primary: { kind: 'text', text }, secondary: [] }
  const subject = [reading.subject ?? '', text].filter((words) => words !== '').join('\n')
  return { primary: first, secondary: others, subject: subject === '' ? null : subject }
}

/** Words without the addresses that they hold. */
export function withoutAddresses(words: string): string {
  return partsOfText(words).text
}

/** The addresses that words hold, as sources. */
export function addressSources(words: string): OneSource[] {
  return partsOfText(words).urls.slice(0, maxAddresses).map(asked)
}

function asked(url: string): OneSource {
  return { kind: 'url', url, purpose: 'asked' }
}

/** The texts that were sent: one where both say the same, or one contains the other. */
function textsOf({ text, raw_text }: SentFields): string[] {
  if (text === undefined || raw_text === undefined) {
    return [text, raw_text].filter((one) => one !== undefined)
  }
  const [shorter, longer] = text.length <= raw_text.length ? [text, raw_text] : [raw_text, text]
  return spaced(longer).includes(spaced(shorter)) ? [shorter] : [text, raw_text]
}

/** A text for comparing: by words, without case. A `nameKey` ends after 640 characters. */
function spaced(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** The words of a text about its idea; null where nothing is left, or only the name of the destination. */
function subjectOf(
  text: string | undefined,
  destination: DestinationNames,
): { words: string | null; is_discarded: boolean } {
  const words = strip(text ?? '', destination)
  if (isBlank(words)) {
    // Whether the destination was all there was besides a command.
    return { words: null, is_discarded: text !== undefined && strip(text) !== '' }
  }
  const isDiscarded = isDestination(words, destination)
  return { words: isDiscarded ? null : words, is_discarded: isDiscarded }
}

const address = /(?:https?:\/\/|(?<![\p{L}\p{N}@.])www\.)[^\s<>"\p{Cc}]+/giu

/** A host as people write it without `https://`: under a usual ending, and in small letters. */
const host =
  '(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,4}(?:com|org|net|info|de|at|ch|fr|es|it|nl|be|pt|pl|uk|ie|dk|se|eu|us|ca|au|jp|io|app|berlin|hamburg|london|paris|nyc)'

/** Such an address with a path, or as all that a text is; a host alone says where something can be bought, too. */
const bareAddress = new RegExp(
  `(?<![\\p{L}\\p{N}@./:_-])${host}/[^\\s<>"\\p{Cc}]+|^\\s*${host}/?\\s*$`,
  'gu',
)

/** A text without the addresses in it, and these, each once. A mail, a calendar or a page as text is left as it is. */
function partsOfText(whole: string): { whole: string; text: string; urls: string[] } {
  if (isDocument(whole)) return { whole, text: whole, urls: [] }
  const byKey = new Map<string, string>()
  const take = (found: string) => {
    const shown = withoutEnd(found.trim())
    const url = readSourceAddress(/^https?:/iu.test(shown) ? shown : `https://${shown}`)
    if (url === null) return found
    const key = comparable(url)
    if (!byKey.has(key)) byKey.set(key, url)
    return ` ${found.trim().slice(shown.length)}`
  }
  const text = withoutLinkMarks(whole).replace(address, take).replace(bareAddress, take)
  const urls = [...byKey.values()]
  return urls.length > 0 ? { whole, text: tidied(text), urls } : { whole, text, urls }
}

/** A text with the label and the address of each of its Markdown links, `[Sauna](https://…)`, apart. */
function withoutLinkMarks(text: string): string {
  return text.replace(
    /\[([^[\]\n]{0,300})\]\((https?:\/\/[^\s()<>]{1,2048})(?:\s"[^"\n]{0,200}")?\)/giu,
    '$1 $2 ',
  )
}

/** A text from which addresses were taken: without what stood around them alone. */
function tidied(text: string): string {
  return text
    .replace(/[(<[]\s*[)>\]]/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ([.,;:!?])/gu, '$1')
    .trim()
}

const mailField = pattern`^\s*[*>]*\s*${'answer.mail_field'}\s*\*?:`

/** Whether a text is a mail with its headers, a calendar, a page or data, whose addresses are part of it. */
function isDocument(text: string): boolean {
  const head = text.slice(0, 4000).trimStart()
  if (/^(?:BEGIN:VCALENDAR|<!doctype|<html|[[{]\s*["{[])/iu.test(head)) return true
  const headers = head
    .split('\n', 12)
    .map((line) => line.slice(0, 60))
    .filter((line) => mailField.test(line))
  return headers.length >= 2
}

/** An address without the punctuation and the closing brackets of the sentence it ends. */
function withoutEnd(found: string): string {
  const isOpened = /[([]/u.test(found)
  let end = found.length
  while (end > 0) {
    const last = found.charAt(end - 1)
    const isOver = ".,;:!?'’”»…".includes(last) || (!isOpened && ')]'.includes(last))
    if (!isOver) break
    end -= 1
  }
  return found.slice(0, end)
}

/** Whether two addresses are written differently at most. */
export function isSameAddress(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function comparable(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, search } = new URL(address)
  return `${host.replace(/^(?:www|m)\./u, '')}${pathname.replace(/\/$/u, '')}${search}`
}
