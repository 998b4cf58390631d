import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { bareName, namesIn, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { toldIn } from '#server/surfaces/assistant/rules/cut/story_ends.ts'
import { isPolite, partsSaid, roleOf } from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { isOfSomebody } from '#server/surfaces/assistant/rules/doubt/denied.ts'
import { isReported } from '#server/surfaces/assistant/rules/doubt/texts.ts'
import { isForOthers, isPassedOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn, senseFrames, sensesOf } from '#server/surfaces/assistant/rules/sense/senses.ts'
import {
  captureFrame,
  capturing,
  isNewName,
  placeOf,
  targetIn,
  wholeName,
} from '#server/surfaces/assistant/rules/sense/noted.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of words that may stand with a word for saving where nothing is said but that something is saved. */
const beside: ReadonlySet<string> = new Set([
  ...['idea', 'ideas', 'thing', 'list', 'can', 'could', 'too', 'me', 'want', 'remember', 'out'],
  ...['reason', 'that_clause', 'add', 'mean', 'suggest', 'in_mind', 'for_w', 'cheaper'],
  ...['place', 'places'],
])

/**
 * What is told and then to be kept: “I read about a walk through the old waterworks. Please store that as an idea.” The text is all that is
 * told, and not the “idea” behind it. Null for anything else.
 */
export function toldThenSaved(working: Working, message: string): Request | null {
  for (const { told, rest, behind } of toldIn(message)) {
    const target = savingThat(working, behind)
    if (target === null || !isStatement(working, told)) continue
    // “My yoga studio is at Boxhagener Straße 12, save it” tells of a place.
    const place = Object.keys(target).length === 0 ? placeOf(working, told) : null
    if (place !== null) return place
    if (!isWorthSaving(working, told)) continue
    if (isOfPlace(working, rest)) continue
    const frame = captureFrame(target)
    return frame && capturing(working, frame, { text: told, ...target })
  }
  return null
}

/**
 * The page of a link that is told of and then to be kept: “my neighbour recommended this, would you put it away for Mum: https://…”, with the
 * list and who it is for. Null for anything else.
 */
export function linkSaved(working: Working, message: string): Request | null {
  const reading = readingIn(working, message)
  const { spots, tokens } = reading
  const { for_w = [] } = working.spoken.words.senses
  const has = (...names: readonly string[]) => hasTag(reading, ...names)
  const [link, another] = spots.filter(({ kind }) => kind === 'link')
  if (link === undefined || another !== undefined) return null
  // “This page has ten cafés, take all of them”
  const isAll = has('all', 'everything', 'everybody') && has('save', 'take', 'add')
  if (has('delete') && !isAll) return null
  if (has('not', 'stop', 'accept', 'what', 'rename')) return null
  const named = spots.filter(({ kind, isSoft }) => kind === 'name' && !isSoft)
  const forWhom = named.filter(
    ({ from, things }) =>
      things[0]?.thing.kind === 'person' && for_w.includes(tokens[from - 1]?.key ?? ''),
  )
  const lists = named.filter(
    ({ things }) => things[0]?.thing.kind === 'list' && things[0].sure >= wholeName,
  )
  const isOther = spots.some(({ kind, things }) => {
    const [best] = things
    const isOfList = best?.thing.kind === 'list' || best?.thing.kind === 'person'
    return kind === 'quote' || (kind === 'name' && !isOfList && (best?.sure ?? 0) >= wholeName)
  })
  const [person, list] = [forWhom[0], lists[0]]
  // “And this one on Rainy Sundays: https://…”, and “this too: https://…” behind another link.
  const isMore = list !== undefined || (has('too') && isCaptured(working))
  if (!isAll && !has('save') && !(isMore && isBare(reading))) return null
  if (isOther || (person && list) || forWhom.length > 1 || lists.length > 1) return null
  const words = {
    source_url: link.text,
    ...(person && { target_person_text: person.text }),
    ...(list && { target_ideas_list_handle: list.text }),
  }
  if (isTurned(working, message) || isPassedOn(working, message, words)) return null
  const kept = isAll ? 'ideas.roundup.mutate' : 'ideas.capture'
  const frame = senseFrames.find(
    ({ capability, confirm, slots }) =>
      capability === kept && !confirm && Object.keys(words).every((slot) => slot in slots),
  )
  if (frame === undefined) return null
  // “Ben wants to save https://…” asks for nothing.
  const sensed = sensesOf(working, message)
  const isOfOthers = isOfSomebody(working, frame, sensed) || isForOthers(working, sensed)
  return isOfOthers || isReported(working, message) ? null : capturing(working, frame, words)
}

/** Whether a link was saved by what was done last. */
function isCaptured(working: Working): boolean {
  const { last } = working.state
  const frame = last && frameOf(working, { frame: last.frame })
  return frame?.capability === 'ideas.capture'
}

/** Classes of words that point from a link to where it goes: “here”, “on”. */
const pointing: ReadonlySet<string> = new Set(['arrow', 'near', 'one_more'])

/** Whether words around a link and a name only point at it. */
function isBare({ tags, unknown, text }: Reading): boolean {
  const isIdle = (name: string) => beside.has(name) || isWeak(name) || pointing.has(name)
  const isAll = tags.every(({ classes }) => [...classes].some(isIdle))
  return isAll && unknown.length === 0 && !/\?\s*$/u.test(text)
}

/** Whether a part of a message doubts, denies or puts off what is asked for in it: “wait until Friday, then save this”. */
function isTurned(working: Working, message: string): boolean {
  const parts = partsSaid(working, message)
  // “Would you put it away” only asks.
  const isOpen = (part: string) => !isPolite(working, part) && isHedged(working, part)
  return (parts.length === 0 ? [{ text: message }] : parts).some(
    ({ text }) => roleOf(working, text) === 'turning' || isOpen(text),
  )
}

/**
 * Who is told of and then to be kept: “met a Leonie at choir, keep her”, “new families: Kofi, Marlene, put all of them in my contacts”. Null
 * for anything else, and where it is not clear whose name it is.
 */
export function toldThenAdded(working: Working, message: string): Request | null {
  const { spoken } = working
  const frame = senseFrames.find(({ capability }) => capability === 'relationships.people.ensure')
  for (const { told, behind: adding } of toldIn(message)) {
    const isOfPeople = addingThem(working, adding)
    if (isOfPeople === null || frame === undefined || /[?]/.test(told)) continue
    const [, head = '', row = ''] = /^([^:]+):\s+(\S.*)$/su.exec(told) ?? []
    if (row !== '' && isAskedWith(working)) continue
    const strangers = isAskedWith(working) ? peopleMet : strangersIn
    const names = row === '' ? strangers(working, told) : namesIn(row, spoken)
    const isNew = readingIn(working, head).tags.some(({ classes }) => classes.has('person'))
    const isNamed = names.every((name) => isNewName(working, name))
    const isAll = isOne(working, adding)
      ? names.length === 1
      : names.length > 1 && (isOfPeople || areMet(working, told, names))
    const isClear = row === '' ? isAll : isOfPeople || isNew
    if (names.length === 0 || !isNamed || !isClear) continue
    return capturing(working, frame, { people: names.join(', ') })
  }
  return null
}

/** Whether a part says only that people are to be kept, and says that they are people; null where it says more or less. */
function addingThem(working: Working, part: string): boolean | null {
  const reading = readingIn(working, withoutOpeners(part, working.spoken))
  const { spots, unknown, tokens } = reading
  const has = (...names: readonly string[]) => hasTag(reading, ...names)
  const isOfPeople = has('people_n', 'person', 'contact', 'friends')
  const isThem = spots.some(({ kind }) => kind === 'them')
  const isOnly = spots.every(({ kind }) => kind === 'them' || kind === 'number' || kind === 'it')
  if (!has('save', 'add') || has('not', 'take') || !isOnly || unknown.length > 0) return null
  const isShort = tokens.length <= maxWords
  return isShort && (isThem || isOfPeople) ? isOfPeople : null
}

/** The names of those who were met, where what is told is made known by itself: “ich hab Paula und Rico kennengelernt”. */
function peopleMet(working: Working, told: string): string[] {
  const [best] = matchesOf(working, told)
  const { at = 0, end = 0 } = best?.slots.people ?? {}
  if (best?.frame.capability !== 'relationships.people.ensure' || best.left > 0) return []
  const people = withoutOpeners(told, working.spoken).slice(at, end)
  return namesIn(people, working.spoken).map((name) => bareName(name, 'person', working.spoken))
}

/** Whether a part speaks of one: “keep her”, and not “save them both”. In German “sie” is one or several. */
function isOne(working: Working, part: string): boolean {
  const { tags, tokens } = readingIn(working, part)
  const { several, them } = working.spoken.words
  return (
    !tags.some(({ classes }) => classes.has('both')) &&
    !tokens.some(
      ({ key }) => several.includes(key) && (!isAskedWith(working) || !them.includes(key)),
    )
  )
}

/** Whether names are of people who were met: “a Greta and a Tom”, and not “I read Faust and Hamlet”. */
function areMet(working: Working, told: string, names: readonly string[]): boolean {
  const { articles, short } = working.spoken.words
  const before = (name: string) => tokensOf(told.slice(0, told.indexOf(name)), short).at(-1)?.key
  return (
    peopleMet(working, told).length === names.length ||
    names.every((name) => articles.includes(before(name) ?? ''))
  )
}

/** Names of what is told that nobody in the account has: behind its first word, written as names are, and no place: “at the Berghain”. */
function strangersIn(working: Working, told: string): string[] {
  const { tokens, unknown, tags, text } = readingIn(working, told)
  const { before_area, articles, on_day, described } = working.spoken.words
  const written = (at: number) => text.slice(tokens[at]?.at, tokens[at]?.end)
  // “Greta” is near to a word that says something.
  const isSlip = (at: number) =>
    tags.some(({ from, to, sure }) => from === at && to === at + 1 && sure < 1)
  const isName = (at: number) =>
    at > 0 && (unknown.includes(at) || isSlip(at)) && /^\p{Lu}/u.test(written(at))
  const found: string[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    if (!isName(at)) continue
    let to = at + 1
    while (isName(to)) to += 1
    const before = tokens[at - 1]?.key ?? ''
    const isPlace = [...before_area, ...on_day, ...(described.in ?? [])].includes(
      articles.includes(before) && before.length > 2 ? (tokens[at - 2]?.key ?? '') : before,
    )
    if (!isPlace) found.push(text.slice(tokens[at]?.at, tokens[to - 1]?.end))
    at = to
  }
  return found
}

/** The words of the target where a part says only that something is to be kept; null where it says more. */
function savingThat(working: Working, part: string): Readonly<Record<string, string>> | null {
  const reading = readingIn(working, withoutOpeners(part, working.spoken))
  const { tags, spots, unknown, tokens } = reading
  const isSaving = hasTag(reading, 'save')
  const isIt = spots.some(({ kind }) => kind === 'it')
  // “Keep her” keeps somebody; in “merken Sie das” somebody is asked.
  const isSomebody = spots.some(({ kind }) => kind === 'them') && !isAskedWith(working)
  if (isSomebody) return null
  const isHome = hasTag(reading, 'places')
  if (!isSaving || !(isIt || isHome) || unknown.length > 0 || tokens.length > maxWords) return null
  // “Save that as a contact” keeps no idea.
  if (hasTag(reading, 'person', 'people_n', 'contact')) return null
  const isSaid = tags.every(({ classes }) =>
    [...classes].some((one) => one === 'save' || beside.has(one) || isWeak(one)),
  )
  return isSaid ? (targetIn(spots)?.words ?? null) : null
}

/** Whether a language asks with a word for people, and writes more than names as names: “bitte merken Sie sich das”. */
function isAskedWith({ spoken }: Working): boolean {
  return spoken.words.verbs === 'last'
}

/** Whether a part says that a place is kept. */
function isOfPlace(working: Working, part: string): boolean {
  return hasTag(readingIn(working, part), 'place', 'places')
}

/** The most words of a part that says only that something is to be kept. */
const maxWords = 16

/** The fewest words that are told. */
const leastTold = 4

/** Whether what is told has words of its own, and names nothing that is there already. */
function isWorthSaving(working: Working, told: string): boolean {
  const { spots, unknown } = readingIn(working, told)
  const isKnown = spots.some(({ kind, isSoft, things }) => {
    const [best] = things
    const isThing = kind === 'name' && best?.thing.kind !== 'person'
    return kind === 'link' || (isThing && !isSoft && (best?.sure ?? 1) >= wholeName)
  })
  return unknown.length > 0 && !isKnown && tokensOf(told).length >= leastTold
}

/** Whether what is told asks for nothing. */
function isStatement(working: Working, told: string): boolean {
  const [first] = readingIn(working, told).tags
  const isAsked = first?.from === 0 && [...first.classes].some((one) => requesting.has(one))
  return !isAsked && !/[?:]/u.test(told) && !isPolite(working, told)
}
