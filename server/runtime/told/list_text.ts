import { isObject } from '#server/domain/basics/json.ts'
import { someOf } from '#server/domain/messages/tools.ts'
import { isAlike, isLeftOut, isOwn, ownHandle } from '#server/runtime/told/fields.ts'
import { everybodyIn } from '#server/runtime/told/everybody.ts'
import { leftOutText, Room } from '#server/runtime/told/fitting.ts'
import { extractAt } from '#server/runtime/told/long_lists.ts'
import { authorAt } from '#server/runtime/told/others_words.ts'
import { isRepeat, isTally } from '#server/runtime/told/repeats.ts'
import {
  leaving,
  listedText,
  longList,
  longText,
  nothing,
  plainStyle,
  type Style,
} from '#server/runtime/told/style.ts'
import { entryText, memberText } from '#server/runtime/told/thing_text.ts'
import { copied } from '#server/runtime/told/written.ts'
import { placeOf, type Writing } from '#server/runtime/told/writing.ts'

type Part = Readonly<Record<string, unknown>>

/** A list of the data: a line that says what all entries have, and a line for each entry. */
export function listText(
  writing: Writing,
  field: string,
  list: readonly unknown[],
  pointer: string,
  around: Style,
): string[] {
  const isDense = list.length >= longList
  const longest = list.length > 1 ? listedText : longText
  const own = isDense ? ownHandle(list) : null
  const handle = own === null || isRepeat({}, own) ? null : own
  const author = authorAt(writing.others, pointer, isOwn(field) ? null : around.author)
  const style = { ...around, author, longest, isDense, handle, usual: nothing }
  const { lines, left, alike, everybody } = fitted(writing, field, list, pointer, style)
  const named = handle === null ? '' : `, each with its ${handle}`
  const to = everybody === null ? '' : `, ${everybody}`
  const unless = alike.length === 0 ? '' : `, unless said: ${alike.join(', ')}`
  const without = left.size === 0 ? '' : `; left out: ${leftOutText([...left], writing.isPaged)}`
  const said = `${named}${to}${unless}${without}`
  const extract = extractAt(writing.extracts, pointer)
  if (field === 'items' && said === '' && extract === undefined) return lines
  return [`${field} (${extract ? someOf(extract) : list.length})${said}:`, ...lines]
}

/** The lines of a list, of a long one so short that they fit, the fields that were left out, and what most entries have. */
function fitted(
  writing: Writing,
  field: string,
  list: readonly unknown[],
  pointer: string,
  style: Style,
) {
  const before = writing.state
  const people = everybodyIn(list)
  // Where addresses are left out, nobody needs to know where that is to a metre.
  const leave = new Set<string>(style.isDense ? ['coordinates'] : [])
  let [isNamedOnce, isAlikeOnce, most]: [boolean, boolean, number | null] = [false, false, null]
  for (const [at, less] of leaving.entries()) {
    writing.state = copied(before)
    for (const one of less.fields ?? []) leave.add(one)
    isNamedOnce ||= less.isNamedOnce ?? false
    isAlikeOnce ||= less.isAlikeOnce ?? false
    most = less.most ?? most
    const left = new Set<string>()
    // They come first, so that nobody is introduced twice.
    const [everybody = null] = people === null ? [] : headText(writing, 'everybody', people)
    const isForAll = people !== null
    const usual = style.isDense ? usualOf(list.filter(isObject), isAlikeOnce) : nothing
    const alike = usualText(writing, usual)
    const isLast = !style.isDense || at === leaving.length - 1
    const room = isLast ? null : new Room(list.length)
    const lines: string[] = []
    const isWhole = list.every((one, at) => {
      const said = isNamedOnce ? new Set<string>() : null
      const here = { ...style, isForAll, usual, leave, left, most, said }
      const line = `- ${entryText(writing, field, one, placeOf(writing, pointer, String(at)), here)}`
      lines.push(line)
      return room?.has(line) ?? true
    })
    if (isWhole) return { lines, left, alike, everybody }
  }
  return { lines: [], left: new Set<string>(), alike: [], everybody: null }
}

/** What most entries of a list have alike, of what all of them have: by the field, as JSON; states alone, or the people of a time too. */
function usualOf(entries: readonly Part[], isWhole: boolean): ReadonlyMap<string, string> {
  const usual = new Map<string, string>()
  const [first = {}] = entries
  for (const field of Object.keys(first)) {
    if (field === 'people' && !isWhole) continue
    if (entries.some((one) => isTally(one, field))) continue
    if (isLeftOut(field) || !entries.every((one) => isAlike(field, one[field]))) continue
    const counts = new Map<string, number>()
    for (const one of entries) {
      const json = JSON.stringify(one[field])
      counts.set(json, (counts.get(json) ?? 0) + 1)
    }
    for (const [json, count] of counts) if (count * 2 > entries.length) usual.set(field, json)
  }
  return usual
}

/** What most entries have, as it would stand in each of them. */
function usualText(writing: Writing, usual: ReadonlyMap<string, string>): string[] {
  return [...usual].flatMap(([field, json]) => headText(writing, field, JSON.parse(json)))
}

/** What stands above a list in place of each of its entries. */
function headText(writing: Writing, field: string, value: unknown): string[] {
  return memberText(writing, field, value, '', plainStyle(writing.zone, listedText))
}
