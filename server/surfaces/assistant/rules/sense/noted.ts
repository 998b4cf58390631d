import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import { namesIn, withoutOpeners } from '#server/domain/assistant/message.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { covers, type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of words of which a head says that a text is to be kept, and those that may stand with them. */
const [keeping, beside]: readonly (readonly string[])[] = [
  ['save', 'idea'],
  [
    'thing',
    'one_more',
    'make',
    'add',
    'want',
    'me',
    'have',
    'list',
    'can',
    'too',
    'suggest',
    'something',
    'for_then',
  ],
]

/** How a head ends: a colon, which may hold anything, or what cries out or pauses behind “idea” alone. */
const heads = /^([^:!–—]{2,60})(:|!+|\s[-–—])\s+(\S.*)$/su

/**
 * The text of “note: …”, “new idea: …” and “idea for Ada: …”, whatever it speaks of: nothing stands before its colon but words for saving
 * and ideas, a list and who it is for.
 */
export function notedIn(working: Working, clause: string): Request | null {
  const { spoken } = working
  const [, head = '', mark = '', text = ''] = heads.exec(withColon(working, clause)) ?? []
  if (text === '' || /https?:|\bwww\./.test(text)) return null
  const { tokens, tags, spots } = readingIn(working, withoutOpeners(head, spoken))
  const isThen = (at: number) =>
    tags.some(({ from, to, classes }) => from <= at && at < to && classes.has('for_then'))
  const target = targetIn(spots.filter(({ kind, from }) => kind !== 'time' || !isThen(from)))
  const has = (of: ReadonlySet<string>, some: readonly string[] = []) =>
    some.some((one) => of.has(one))
  const isOf = (some: readonly string[] = []) =>
    tags.some(({ classes }) => has(classes, some)) ||
    (some.includes('idea') &&
      tokens.some(({ key }) => has(spoken.lexicon.classesOf(key), ['idea'])))
  const isIn = (at: number, { from, to }: { readonly from: number; readonly to: number }) =>
    from <= at && at < to
  const isRest = (key: string, at: number) =>
    spoken.silent.has(key) ||
    target?.spots.some((one) => isIn(at, one)) ||
    tags.some((tag) => isIn(at, tag) && has(tag.classes, [...(keeping ?? []), ...(beside ?? [])]))
  const about = mark === ':' && isOf(['save']) ? notedOf(working, head) : null
  if (about !== null) return noteOf(working, about, text.trim())
  // “Keep a place for me: …” keeps no idea, and a list is named.
  const isElse = isOf(['place', 'places', 'person', 'people_n', 'contact', 'checklist'])
  const isUnnamed = isOf(['list']) && target !== null && !(listSlot in target.words)
  // “Something for Mum: afternoon tea”
  const isSomething =
    mark === ':' &&
    isOf(['something']) &&
    personSlot in (target?.words ?? {}) &&
    !/\?\s*$/u.test(text)
  const isKept =
    !isElse && !isUnnamed && (isSomething || (mark === ':' ? isOf(keeping) : isOf(['idea'])))
  if (!isKept || target === null || !tokens.every(({ key }, at) => isRest(key, at))) return null
  const frame = captureFrame(target.words)
  return frame && capturing(working, frame, { text: text.trim(), ...target.words })
}

/** A text with its first colon as a mark, where somebody dictates it: “note colon bring towels”. */
function withColon({ spoken }: Working, clause: string): string {
  const { colon = [] } = spoken.words.senses
  return colon.reduce((text, word) => text.replace(` ${word} `, ': '), clause)
}

/** The plan or the place that a note is for, where nothing else is named: “note for the market”. */
function notedOf(working: Working, head: string): Spot | null {
  const { spots, tags, tokens, unknown } = readingIn(working, head)
  const [only, ...others] = spots
  const { on_day, articles, described } = working.spoken.words
  const isPlace = only?.things[0]?.thing.kind === 'place'
  const isNoted = only?.things.some(
    ({ thing, sure }) => (isPlace || thing.kind === 'plan') && sure >= surely,
  )
  if (only === undefined || others.length > 0 || unknown.length > 0 || !isNoted) return null
  // “Note on pottery: …” may be of its text.
  const isFor = (key: string) =>
    on_day.includes(key) && (isPlace || (described.behind ?? []).includes(key))
  const isTold = (at: number) =>
    (only.from <= at && at < only.to) ||
    isFor(tokens[at]?.key ?? '') ||
    articles.includes(tokens[at]?.key ?? '') ||
    working.spoken.silent.has(tokens[at]?.key ?? '') ||
    tags.some(({ from, to, classes }) => from <= at && at < to && classes.has('save'))
  const isNote = tokens.some(({ key }) => isFor(key))
  return isNote && tokens.every((_, at) => isTold(at)) ? only : null
}

/** Where a note is put of what it is for: on the checklist of a plan, in the description of a place. */
const slotsOfNote: Readonly<Record<'plan' | 'place', readonly [string, string, string]>> = {
  plan: ['plans.logistics.update', 'plan_handle', 'item.title'],
  place: ['places.private.update', 'place_handle', 'description'],
}

/** The request that notes something of a plan or a place. */
function noteOf(working: Working, { things, text: name }: Spot, note: string): Request | null {
  const [first] = things
  const kind = first?.thing.kind === 'place' ? 'place' : 'plan'
  const [capability, handle, slot] = slotsOfNote[kind]
  const frame = senseFrames.find(
    (one) => one.capability === capability && one.slots[slot] === 'text',
  )
  return frame ? capturing(working, frame, { [handle]: name, [slot]: note }) : null
}

/** Classes of words that may stand before the colon behind which a new list is named. */
const ofNewList: readonly string[] = [
  ...[
    'list',
    'make',
    'another',
    'one_more',
    'want',
    'need',
    'me',
    'can',
    'could',
    'have',
    'rename',
  ],
  ...['title', 'thing', 'too', 'reason', 'mean', 'cheaper', 'add'],
]

/** The list of “new list: …” and “I'd like one more list. Its name: …”, with who it is for. */
export function listNamedIn(working: Working, clause: string): Request | null {
  const { spoken } = working
  const [, head = '', name = ''] = headOf(clause)
  if (name === '' || /https?:|\bwww\.|[.!?;]\s/.test(name)) return null
  const { tokens, tags, spots } = readingIn(working, withoutOpeners(head, spoken))
  const isFor = spots.every(({ kind, things }) =>
    kind === 'name' ? things[0]?.thing.kind === 'person' : kind === 'it',
  )
  const isOf = (classes: ReadonlySet<string>, some: readonly string[]) =>
    some.some((one) => classes.has(one))
  const isIn = (at: number) => spots.some(covers(at))
  const isSaid = tokens.every(
    ({ key }, at) =>
      spoken.silent.has(key) ||
      isIn(at) ||
      tags.some(({ from, to, classes }) => from <= at && at < to && isOf(classes, ofNewList)),
  )
  const isNew = tags.some(({ classes }) => isOf(classes, ['make', 'want', 'need', 'one_more']))
  const isList = tags.some(({ classes }) => classes.has('list'))
  if (!isList || !isFor || !isSaid || !(isNew || /^\p{Lu}|^["“„«]/u.test(name))) return null
  const frame = senseFrames.find(({ capability }) => capability === 'ideas.lists.create')
  const people = spots.filter(({ kind }) => kind === 'name').map(({ text }) => text)
  const bare = name.replace(/[.!]+\s*$/u, '')
  const words = { name: bare, ...(people.length > 0 && { person_names: people.join(', ') }) }
  return frame ? capturing(working, frame, words) : null
}

/** The place of “keep a place for me: the gym, Turmstraße 10”, with its address. */
export function placeNamedIn(working: Working, clause: string): Request | null {
  const [, head = '', text = ''] = headOf(clause)
  const reading = readingIn(working, withoutOpeners(head, working.spoken))
  const { unknown, spots } = reading
  const has = (...names: readonly string[]) => hasTag(reading, ...names)
  const isKept = has('place', 'places') && has('save', 'add', 'make') && !has('not', 'list')
  const isBare = unknown.length === 0 && spots.every(({ kind }) => kind === 'it' || kind === 'them')
  return isKept && isBare ? placeOf(working, text) : null
}

/** The request that saves a place, of a text that ends with its address; null without one, or without a name before it. */
export function placeOf(working: Working, text: string): Request | null {
  const [found] = addressesIn(text)
  if (found === undefined) return null
  const { tokens } = readingIn(working, text.slice(0, found.at))
  const last = beforeLink(working, tokens)
  const name = text.slice(0, tokens[last - 1]?.end ?? 0).trim()
  const frame = senseFrames.find(({ capability }) => capability === 'places.private.create')
  if (frame === undefined || last === 0 || /[,.;:!?]\s/.test(name)) return null
  const address = text.slice(found.at).replace(/[\s).!]+$/u, '')
  return capturing(working, frame, { name, address })
}

/** Before which of the words that lead to an address these stand: “my studio | is now at”, “als Ort | , sie ist in der”. */
function beforeLink({ spoken }: Working, tokens: readonly Token[]): number {
  const { described, articles, them, it } = spoken.words
  const isLink = (key: string) =>
    spoken.silent.has(key) ||
    [...(described.helper ?? []), ...(described.in ?? []), ...articles, ...them, ...it].includes(
      key,
    ) ||
    spoken.lexicon.classesOf(key).has('moved')
  let last = tokens.length
  while (last > 0 && isLink(tokens[last - 1]?.key ?? '')) last -= 1
  return last
}

/** The address of a message that keeps a place, with the message without it: “put my dentist in my places: Torstraße 140”. */
export function addressApart(
  working: Working,
  clause: string,
): { readonly address: string; readonly rest: string } | null {
  const reading = readingIn(working, clause)
  const [found, ...others] = addressesIn(clause)
  if (found === undefined || others.length > 0 || !hasTag(reading, 'place', 'places')) return null
  const before = clause.slice(0, found.at)
  const { tokens } = readingIn(working, before)
  const end = tokens[beforeLink(working, tokens) - 1]?.end ?? 0
  const behind = clause.slice(found.end).replace(/^[\s,.!]+/u, '')
  const address = clause.slice(found.at, found.end)
  return { address, rest: `${before.slice(0, end)} ${behind}`.trim() }
}

/** The people of “two new contacts: Farid and Lotte”. */
export function peopleNamedIn(working: Working, clause: string): Request | null {
  const [, head = '', text = ''] = headOf(clause)
  const reading = readingIn(working, withoutOpeners(head, working.spoken))
  const { unknown, spots } = reading
  const has = (...names: readonly string[]) => hasTag(reading, ...names)
  const isKept =
    has('person', 'contact', 'people_n') && has('save', 'add', 'make') && !has('not', 'list')
  const isBare =
    unknown.length === 0 &&
    spots.every(({ kind, things }) => kind === 'number' || (things[0]?.sure ?? 1) < wholeName)
  const names = namesIn(text, working.spoken)
  const isNew = names.length > 0 && names.every((name) => isNewName(working, name))
  const frame = senseFrames.find(({ capability }) => capability === 'relationships.people.ensure')
  if (!isKept || !isBare || !isNew || frame === undefined) return null
  return capturing(working, frame, { people: names.join(', ') })
}

/** From when on a name in a longer message is surely meant. */
export const wholeName = 0.85

/** Whether a text is written as a name is, and names nothing of the account. */
export function isNewName(working: Working, name: string): boolean {
  const { spots, tokens } = readingIn(working, name)
  const isKnown = spots.some(({ kind, things }) => kind === 'name' && things[0]?.sure === 1)
  return /^\p{Lu}/u.test(name) && tokens.length <= maxOfName && !isKnown && !/\d/u.test(name)
}

/** The most words of the name of somebody. */
const maxOfName = 4

/** What stands before the colon of a message, and behind it. */
function headOf(clause: string): readonly string[] {
  return /^([^:]{3,80}):\s+(\S.*)$/su.exec(clause) ?? []
}

/** Where something is to be kept. */
interface Target {
  readonly words: Readonly<Record<string, string>>
  readonly spots: readonly Spot[]
}

/** The one list and the one person that are named where something is to be kept; null where anything else is named. */
export function targetIn(spots: readonly Spot[]): Target | null {
  const words: Record<string, string> = {}
  for (const { kind, isSoft, text, things } of spots) {
    if (kind === 'it' || kind === 'them') continue
    const slot = slotOf[things[0]?.thing.kind ?? '']
    if (kind !== 'name' || isSoft || slot === undefined || slot in words) return null
    words[slot] = text
  }
  return { words, spots }
}

const listSlot = 'target_ideas_list_handle'

const personSlot = 'target_person_text'

const slotOf: Readonly<Record<string, string | undefined>> = {
  list: listSlot,
  person: personSlot,
}

/** The frame that saves a text with a target. */
export function captureFrame(words: Readonly<Record<string, string>>): Frame | null {
  const slots = ['text', ...Object.keys(words)]
  const isIt = ({ capability, slots: of }: Frame) =>
    capability === 'ideas.capture' && of.text === 'text' && slots.every((slot) => slot in of)
  return senseFrames.find(isIt) ?? null
}

/** A request whose words are sure. */
export function capturing(
  working: Working,
  { id: frame }: Frame,
  words: Readonly<Record<string, string>>,
): Request {
  const { language } = working.said
  return { ...{ frame, words, values: {}, labels: {} }, language, unsure: false }
}
