import { type Token, tokensOf } from '#generated/server/assistant/tokens.ts'
import { type Spoken, withoutOpeners } from '#server/domain/assistant/message.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection } from '#server/surfaces/assistant/rules/corrected.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { asking } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { areWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/**
 * What a short turn asks for after a plan was spoken of, “new item: milk”, or after its checklist was shown or changed: one more item, or
 * that an item is open again. Null for anything else.
 */
export function checklistTurn(working: Working, clause: string): Request | null {
  const headed = headedItem(working, clause)
  if (headed !== null) return headed
  const { last } = working.state
  const capability = last && frameOf(working, { frame: last.frame })?.capability
  const plan_handle = last?.slots.plan_handle
  if (!capability?.startsWith('plans.logistics.') || typeof plan_handle !== 'string') return null
  const said = afterCorrection(working, clause) ?? clause
  return openAgain(working, said) ?? addedItem(working, said, plan_handle)
}

/** Classes of words before the colon of “one more item for me: …”. */
const ofItems: ReadonlySet<string> = new Set(['item', 'checklist', 'add', 'make', 'another'])

/** What stands before the colon of a new item, and its title. */
const headedBy = /^([^:"“„«]{3,40}):\s+([^:"“„«]{2,120})$/u

/** A new item of the plan that was spoken of last: “new item: buy milk”, “neue Punkte: Brot, Salz”. */
function headedItem(working: Working, clause: string): Request | null {
  const newest = working.state.focus.find(({ kind }) => kind === 'plan' || kind === 'list')
  const isOwn =
    newest?.kind === 'plan' && working.names.byHandle(newest.handle)?.is_invited !== true
  const [, head = '', title = ''] = headedBy.exec(clause.trim().replace(/\.$/u, '')) ?? []
  if (!isOwn || title === '') return null
  const { tags, spots, unknown } = readingIn(working, head)
  const has = (name: string) => tags.some(({ classes }) => classes.has(name))
  const isAll = tags.every(
    ({ classes }) => areWeak(classes) || [...classes].some((one) => ofItems.has(one)),
  )
  const isNew = ['make', 'another', 'add', 'one_more'].some(has)
  if (!isAll || !isNew || !has('item') || spots.length > 0 || unknown.length > 0) return null
  return newItem(title, newest.handle)
}

/** One more item of a plan's checklist. */
function newItem(title: string, plan_handle: string): Request | null {
  const frame = senseFrames.find(
    ({ slots, set }) => 'item.title' in slots && set.mode === 'add' && !('query' in slots),
  )
  if (frame === undefined) return null
  return { frame: frame.id, words: { 'item.title': title }, values: { plan_handle }, labels: {} }
}

/** The item that was changed last is open again: “reopen it”, “doch noch offen”. After a look at a checklist, none is “it”. */
function openAgain(working: Working, clause: string): Request | null {
  const { tags, spots, unknown } = readingIn(working, clause)
  const { focus, last } = working.state
  const item = focus.find(({ handle }) => handle === last?.slots.item_handle)
  const isAgain = tags.some(({ classes }) => classes.has('reopen'))
  const isAll = tags.every(({ classes }) => classes.has('reopen') || areWeak(classes))
  const isIt = spots.every(({ kind, isSoft }) => kind === 'it' || isSoft)
  const frame = senseFrames.find(({ set, slots }) => set.status === 'pending' && slots.item_handle)
  if (!isAgain || !isAll || !isIt || unknown.length > 0 || !item || !frame) return null
  const slot = 'item_handle'
  return { frame: frame.id, words: { [slot]: item.label }, values: {}, labels: {} }
}

/** The most words of an item. */
const maxWords = 8

/** One item more: “add milk and bread”, “noch Servietten dazu”. */
function addedItem(working: Working, clause: string, plan_handle: string): Request | null {
  const reading = readingIn(working, clause)
  const isOther = reading.tags.some(({ classes }) =>
    [...classes].some((one) => one !== 'add' && asking.has(one) && !classes.has('add')),
  )
  if (isOther || /\?\s*$/u.test(clause) || isHedged(working, clause)) return null
  const text = withoutOpeners(clause, working.spoken)
  const title = titleIn(working, text, reading)
  return title === null ? null : newItem(title, plan_handle)
}

/** Kinds of things whose names in a title say that something joins them: “add Ada”, “add karaoke to Date night”. */
const elsewhere: ReadonlySet<string> = new Set(['person', 'list'])

/** Classes of words that are no items by themselves: “add one more guest”, “add everyone”, “add a new list”, “add a link”. */
const noItems = [
  'one_more',
  'another',
  'make',
  'cheaper',
  'guests',
  'everybody',
  'link',
  'calendar',
]

/** The words of an item that is added; null where they are none, and where nothing says that something is added. */
function titleIn({ spoken }: Working, text: string, reading: Reading): string | null {
  const { words } = spoken
  const tokens = tokensOf(text, words.short)
  const span = addedSpan(spoken, tokens, reading)
  if (span === null || !isItem(spoken, tokens, reading, span)) return null
  const title = text.slice(tokens[span.from]?.at, tokens[span.to - 1]?.end)
  // “Add an hour” is no item.
  return readShift(title, text, words) === null ? title : null
}

/** Tokens from the first up to the one behind the last. */
interface TokenSpan {
  readonly from: number
  readonly to: number
}

/** What stands between what says that something comes to others, before it or behind it; null where nothing says so. */
function addedSpan(
  { silent, words }: Spoken,
  tokens: readonly Token[],
  reading: Reading,
): TokenSpan | null {
  const { it, articles, edges, and } = words
  const isOf = (at: number, ...names: string[]) => hasClass(reading, at, names)
  const keyAt = (at: number) => tokens[at]?.key ?? ''
  const isEdge = (at: number) => edges.includes(keyAt(at)) || articles.includes(keyAt(at))
  let [from, to, isAdded] = [0, tokens.length, false]
  while (from < to && (isOf(from, 'add', 'too') || isLead(tokens[from], and, silent))) {
    isAdded ||= isOf(from, 'add')
    from += 1
  }
  // An article belongs to what is called so.
  if (from > 0 && articles.includes(keyAt(from - 1)) && !isOf(from - 1, 'add', 'too')) from -= 1
  let isBehind = false
  for (; to > from; to -= 1) {
    const isEnd = isOf(to - 1, 'add', 'too', 'checklist', 'list') || it.includes(keyAt(to - 1))
    if (!isEnd && !(isBehind && isEdge(to - 1)) && !silent.has(keyAt(to - 1))) break
    isAdded ||= isOf(to - 1, 'add')
    isBehind ||= isEnd
  }
  const count = to - from
  return isAdded && count > 0 && count <= maxWords ? { from, to } : null
}

/** Kinds of what is no item, wherever it stands in the words. */
const noNames: readonly string[] = ['time', 'link', 'quote', 'them', 'position']

/** Whether words are an item: they name nothing else, are not denied, and are more than small words. */
function isItem(
  { silent, words }: Spoken,
  tokens: readonly Token[],
  reading: Reading,
  { from, to }: TokenSpan,
): boolean {
  const isNamed = reading.spots.some((one) => {
    if (one.isSoft || one.from >= to || one.to <= from) return false
    if (one.kind !== 'name') return noNames.includes(one.kind)
    const isWhole = one.from <= from && to <= one.to
    return isWhole || elsewhere.has(one.things[0]?.thing.kind ?? '')
  })
  const isDenied = reading.tags.some(
    (tag) => tag.classes.has('not') && (tag.from <= from || to <= tag.from),
  )
  const isSmall = (key: string) =>
    words.edges.includes(key) ||
    words.articles.includes(key) ||
    silent.has(key) ||
    words.no_item.includes(key) ||
    words.elsewhere.includes(key) ||
    Object.hasOwn(words.numbers, key)
  const isThing = tokens.some(
    ({ key }, at) => from <= at && at < to && !isSmall(key) && !hasClass(reading, at, noItems),
  )
  return !isNamed && !isDenied && isThing
}

function hasClass({ tags }: Reading, at: number, names: readonly string[]): boolean {
  return tags.some(
    ({ from, to, classes }) => from <= at && at < to && names.some((one) => classes.has(one)),
  )
}

function isLead(token: Token | undefined, and: readonly string[], silent: ReadonlySet<string>) {
  return token !== undefined && (and.includes(token.key) || silent.has(token.key))
}
