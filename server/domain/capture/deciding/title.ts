import type { Evidence, Role, Told } from '#server/domain/capture/deciding/evidence.ts'
import { clipText, clipTitle, maxDescriptionLength } from '#server/domain/language/text/clip.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { isBlank, oneLine, severalLines } from '#server/domain/basics/text.ts'
import type { Said } from '#server/domain/capture/to_decide.ts'

/** Whose title counts first: what the user answered, what was read, and last what was said about it. */
const order: readonly Role[] = ['answer', 'primary', 'detail', 'subject', 'secondary']

/** A title, and who gives it. */
export interface ChosenTitle {
  readonly title: string
  readonly role: Role
  readonly from: Told['from']
}

/** The title that counts most of those that some sources give; null where none names anything. */
export function titleFrom(evidence: Evidence, roles: readonly Role[] = order): ChosenTitle | null {
  for (const role of order.filter((one) => roles.includes(one))) {
    for (const told of evidence.all('title')) {
      if (told.role !== role) continue
      const title = cleanLine(told.value)
      const isFromWords = ['opengraph', 'heading', 'title'].includes(told.from)
      if (!/[\p{L}\p{N}]/u.test(title) || (isFromWords && isOnlyPlain(title))) continue
      return { title: clipTitle(headingOf(evidence, told, title)), role, from: told.from }
    }
  }
  return null
}

/** A title without the date behind it, where the page's own heading has none: “U11 Night: Saturday 5 December”. */
function headingOf(evidence: Evidence, { from, role, group }: Told, title: string): string {
  if (from !== 'opengraph' && from !== 'title') return title
  const isOwn = (one: Told) => one.from === 'heading' && one.role === role && one.group === group
  const heading = cleanLine(evidence.all('title').find(isOwn)?.value ?? '')
  if (heading.length < 3 || isOnlyPlain(heading) || !title.startsWith(heading)) return title
  return /^\s*[:|,·–—(-].*\d/u.test(title.slice(heading.length)) ? heading : title
}

/**
 * The first line of what people wrote, where they were asked for a name before: an activity such as “Ramen” is the name
 * then. Null where there are only words such as “that place”.
 */
export function titleOfWords(evidence: Evidence): ChosenTitle | null {
  const roles: readonly Role[] = ['answer', 'primary', 'detail', 'subject']
  for (const role of roles) {
    const isSaid = ({ from }: Told) => from === 'user' || from === 'text'
    const told = evidence.all('description').find((one) => one.role === role && isSaid(one))
    const line = cleanLine(told?.value.split('\n')[0] ?? '')
    if (told && line !== '' && !isOnlyPlain(line)) {
      return { title: clipTitle(line), role, from: told.from }
    }
  }
  return null
}

/** A text in one line, without markup; empty for none. */
export function cleanLine(text: string): string {
  const line = oneLine(withoutMarkup(text)).replace(/\s+/gu, ' ').trim()
  return isBlank(line) ? '' : line
}

/** A text without tags, however they are put into each other. */
function withoutMarkup(text: string): string {
  let plain = text.slice(0, 20_000)
  for (let count = 0; count < 5; count += 1) {
    const next = plain.replace(/<!?\/?[a-zA-Z-][^<>]{0,2000}>/g, ' ')
    if (next === plain) break
    plain = next
  }
  // What is left of a tag that never ends.
  return plain.replace(/<(?=!?\/?[a-zA-Z-])/g, ' ')
}

/** What an idea's description is made of. */
interface Description {
  readonly evidence: Evidence
  readonly said: Said
  readonly title: ChosenTitle
  /** Sentences of ours, such as “Every Thursday.”. */
  readonly ours: readonly string[]
}

/** A description, and who gives it. */
export interface ChosenDescription {
  readonly text: string
  /** Whether some of it is the user's words about the source. */
  readonly hasOwn: boolean
  /** What the source is to the capture whose words are in it; null for none. */
  readonly role: Role | null
}

/** The description of an idea: the user's words first, then ours, then those of the source. Null for none. */
export function descriptionOf({
  evidence,
  said,
  title,
  ours,
}: Description): ChosenDescription | null {
  const own = [said.subject, ...said.details]
    .filter((text) => text !== null)
    .map((text) => severalLines(text))
    .filter((text) => !isBlank(text) && text !== title.title)
  const isRead = (one: Told) => one.role === 'primary' || one.role === 'secondary'
  const read = evidence
    .all('description')
    .filter(isRead)
    .map(({ value, role }) => ({ text: severalLines(String(value)), role }))
    .find(({ text }) => !isBlank(text) && oneLine(text) !== title.title)
  // Words without a page are read as the source: they are not told twice.
  const words = evidence.isSpokenAlone ? own.slice(said.subject === null ? 0 : 1) : own
  const parts = [words.join('\n'), ours.join(' '), read?.text ?? '']
  const text = clipText(parts.filter((part) => part !== '').join('\n\n'), maxDescriptionLength)
  return text === '' ? null : { text, hasOwn: words.length > 0, role: read?.role ?? null }
}
