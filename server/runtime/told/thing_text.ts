import { isObject } from '#server/domain/basics/json.ts'
import { someOf } from '#server/domain/messages/tools.ts'
import {
  handleOf,
  isFree,
  isHandleField,
  isLeftOut,
  isOwn,
  isSentence,
  isTexts,
  isTitleSaid,
  isUsualInside,
  isWords,
  labelOf,
} from '#server/runtime/told/fields.ts'
import { everybodyText } from '#server/runtime/told/everybody.ts'
import { extractAt } from '#server/runtime/told/long_lists.ts'
import { authorAt } from '#server/runtime/told/others_words.ts'
import { cutText, isEnvelope, isNothing, isRepeat, isTally } from '#server/runtime/told/repeats.ts'
import { safeJson } from '#server/runtime/told/quote.ts'
import { saidAt } from '#server/runtime/told/sentence.ts'
import { shownValue } from '#server/runtime/told/shown.ts'
import {
  byAuthor,
  insideOf,
  isLess,
  pageOf,
  type Style,
  styleOf,
} from '#server/runtime/told/style.ts'
import {
  authorText,
  saidText,
  shortJson,
  valueText,
  wordsText,
} from '#server/runtime/told/value_text.ts'
import { isWritten, note } from '#server/runtime/told/written.ts'
import { placeOf, type Writing } from '#server/runtime/told/writing.ts'

type Part = Readonly<Record<string, unknown>>

/** A thing in one line: what it is called, its handle, and what was not written of it before. */
export function thingText(writing: Writing, part: Part, pointer: string, around: Style): string {
  const { others } = writing
  const style = styleOf(part, authorAt(others, pointer, around.author), around)
  const label = labelOf(part)
  const of_label = placeOf(writing, pointer, label ?? '')
  // Nothing around a name says whose it is.
  const around_label = label === 'display_name' ? null : style.author
  const author = label === undefined ? null : authorAt(others, of_label, around_label)
  // The page whose words it is called with: its address says whose they are.
  const page = pageOf(part, author, style)
  const mark = byAuthor(style, page === null ? author : `from ${page}`)
  const called = label === undefined ? null : calledBy(writing, part, label, of_label, mark)
  if (page !== null && author !== null) style.said?.add(author)
  const known = knownOf(writing, part, label)
  const all = called === null ? [] : [called]
  for (const field in part) {
    const value = part[field]
    if (field === label || (page !== null && field === 'source_url')) continue
    if (isUnsaid(part, field, around) || isUsual(style, field, value)) continue
    const isText = style.isDense && called !== null && isWords(field) && !isSentence(field)
    if (isText || (style.leave.has(field) && isLess(part, field, around))) {
      style.left.add(isText ? 'texts' : field)
      continue
    }
    const everybody = around.isForAll ? everybodyText(field, value) : null
    if (everybody !== null) {
      all.push(everybody)
      continue
    }
    // What is no thing has nothing inside.
    const inside = typeof value === 'object' ? insideOf(part, field, style) : style
    const named = memberText(writing, field, value, placeOf(writing, pointer, field), inside)
    const written =
      field === style.handle ? [String(shownValue(field, value, others.meaningOf))] : named
    if (mayRepeat(field, style.part)) {
      const text = written.join(', ')
      if (known.get(field) === text) continue
      known.set(field, text)
    }
    all.push(...written)
  }
  return all.join(', ')
}

/**
 * Whether a field says the same of a thing wherever it comes again, and so only once: its handle, and what else a resource itself has. What
 * only has the handle of a resource, such as a person in a window, says of it what is so there alone.
 */
function mayRepeat(field: string, { handle }: Style['part']): boolean {
  return handle !== null || isHandleField(field)
}

/** Whether a field of a thing says nothing, or nothing that is not said around it. */
function isUnsaid(part: Part, field: string, { around }: Style): boolean {
  const value = part[field]
  if (isNothing(value) || isLeftOut(field) || isTally(part, field)) return true
  const isCounts = value === 0 && Object.values(part).every((one) => typeof one === 'number')
  return (
    isCounts || isRepeat(part, field, around ?? {}) || isUsualInside(field, value, around !== null)
  )
}

/** Whether an entry of a list has what most of them have, which is said above them. */
function isUsual({ usual }: Style, field: string, value: unknown): boolean {
  const json = usual.get(field)
  return json !== undefined && json === JSON.stringify(value)
}

/** What a thing is called; the title of an item of the brief may be a sentence about it. */
function calledBy(
  { others }: Writing,
  part: Part,
  label: string,
  pointer: string,
  style: Style,
): string {
  const text = String(part[label])
  const isSaid = (label === 'title' && isTitleSaid(part)) || isSentence(label)
  return isSaid ? saidText(saidAt(text, pointer, others), style) : wordsText(text, style)
}

/** What was written last of a thing that has a handle and is called the same; of any other thing nothing. */
function knownOf({ state }: Writing, part: Part, label: string | undefined): Map<string, string> {
  const field = handleOf(part)
  if (field === undefined || label === undefined) return new Map()
  const [handle, name] = [String(part[field]), String(part[label])]
  const before = state.things.get(name)
  if (before?.handle === handle) return before.texts
  const texts = new Map<string, string>()
  // Where two things are called the same, only the handle tells which one is meant, whenever they come again.
  state.things.set(name, { handle: before === undefined ? handle : null, texts })
  return texts
}

/** A field of a thing, or of the data itself, as `field=value`; an answer inside of it comes after all lines of the data. */
export function memberText(
  writing: Writing,
  field: string,
  value: unknown,
  pointer: string,
  style: Style,
): string[] {
  const { others, state } = writing
  if (typeof value === 'boolean') return [value ? field : `not ${field}`]
  if (isEnvelope(value)) {
    const lines = writing.nested(value).split('\n')
    state.after.push(`${field}:`, ...lines.map((line) => `  ${line}`))
    return []
  }
  const own = isOwn(field) ? byAuthor(style, null) : style
  if (isObject(value)) {
    if (isFree(field, value)) return freeText(writing, field, value, pointer, own)
    const inside = thingText(writing, value, pointer, own)
    return inside === '' ? [] : [`${field} (${inside})`]
  }
  if (Array.isArray(value)) {
    const extract = extractAt(writing.extracts, pointer)
    const some = extract === undefined ? '' : ` (${someOf(extract)})`
    return [`${field}${some} ${entriesText(writing, field, value, pointer, own)}`]
  }
  if (field === 'timezone' && value === writing.zone) return []
  const here = shownValue(field, value, others.meaningOf)
  const shown = writing.isWrite ? cutText(field, here) : here
  if (field === 'checksum' && isWritten(state, field, String(shown))) return []
  const text = valueText(writing, field, shown, pointer, own)
  note(state, field, String(shown))
  return [`${field}=${text}`]
}

/** An object that is sent on as it is, as JSON, with whose words it has where it repeats what the thing is called that it is of. */
function freeText(
  writing: Writing,
  field: string,
  value: Part,
  pointer: string,
  style: Style,
): string[] {
  const json = shortJson(value)
  const part = style.around ?? {}
  const label = labelOf(part)
  const isRepeated = label !== undefined && json.includes(safeJson(part[label]))
  const around = pointer.slice(0, pointer.lastIndexOf('/'))
  const of_label = placeOf(writing, around, label ?? '')
  const author = isRepeated ? authorAt(writing.others, of_label, style.author) : null
  const by = author === null ? '' : ` with words ${author}`
  return json === '' ? [] : [`${field} (${json})${by}`]
}

/** A list inside of a thing, in its line: `[…; …]`, and whose words they are: once, where all of them are one author's. */
function entriesText(
  writing: Writing,
  field: string,
  list: readonly unknown[],
  pointer: string,
  style: Style,
): string {
  const { others } = writing
  const author = authorAt(others, pointer, style.author)
  // Texts of somebody may stand where other things have sentences of the service.
  const areTheirs =
    isTexts(field, list) || (others.theirs.size > 0 && others.theirs.has(`${pointer}/0`))
  // Nothing in it is said of where nothing is.
  const marked = others.at.size === 0 ? [] : list
  const authors = marked.map((_, at) => authorAt(others, `${pointer}/${at}`, author))
  const isOne = authors.every((one) => one === author)
  if (areTheirs && (author !== null || !isOne)) {
    const texts = list.map((one, at) =>
      wordsText(String(one), { ...style, author: isOne ? null : (authors[at] ?? null) }),
    )
    return `[${texts.join('; ')}]${isOne ? authorText({ ...style, author }) : ''}`
  }
  const inside = byAuthor(style, author)
  const all = list.map((one, at) =>
    entryText(writing, field, one, placeOf(writing, pointer, String(at)), inside),
  )
  return `[${all.join('; ')}]`
}

/** One entry of a list: a thing, or a value. */
export function entryText(
  writing: Writing,
  field: string,
  one: unknown,
  pointer: string,
  style: Style,
): string {
  return isObject(one)
    ? thingText(writing, one, pointer, style)
    : valueText(writing, field, one, pointer, style)
}
