import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { betweenSentences } from '#server/surfaces/assistant/rules/sentences.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isReported } from '#server/surfaces/assistant/rules/sense/doubt_texts.ts'
import { isCommand } from '#server/surfaces/assistant/rules/sense/parts_said.ts'
import { isPassedOn } from '#server/surfaces/assistant/rules/sense/passed_on.ts'
import { repaired } from '#server/surfaces/assistant/rules/sense/repaired.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/** The longest message that is cut into requests, in characters, and the most of them. */
const [maxLength, maxRequests] = [400, 6]

/** What a message asks for in several parts. */
export interface Several {
  readonly parts: readonly string[]
  /** Whether they were counted, or stand on lines: then one that is not understood leaves the others as they are. */
  readonly isList: boolean
}

/** The number, the letter or the dash before each request of a list. */
const bullets =
  /(?:^|[\s,;:])(?:(?<number>\d{1,2})[.)]|(?<letter>[a-h])\)|(?<=^|\n)\s*[-–•*])\s+/giu

/**
 * The requests of a message that asks for several things: counted, on lines, in sentences, or joined by a comma or “and”. Each is one by
 * itself. Null where the message is not sure to be that.
 */
export function severalIn(working: Working, whole: string): Several | null {
  if (whole.length > maxLength || isPassedOn(working, whole, {})) return null
  const listed = listedIn(working, whole)
  if (listed !== null) return listed
  if (/["“„«:]/u.test(whole)) return null
  const parts = sharedBy(working, whole) ?? partsApart(working, whole)
  return parts !== null && repaired(working, whole) === whole ? { parts, isList: false } : null
}

/** The sentences of a message, or its parts at commas and words that join, where each is a request by itself. */
function partsApart(working: Working, whole: string): string[] | null {
  const sentences = sentencesOf(whole)
  if (areRequests(working, sentences)) return sentences
  const parts = joinedParts(working, whole)
  const [first = '', ...others] = parts
  const reading = readingIn(working, first)
  // “Ben said, I should invite her” asks for nothing by its first part.
  const isFirst = asksIn(reading, 0, reading.tokens.length)
  const isAsked = isFirst && others.every((part) => isAskedFor(working, part))
  return isAsked && areRequests(working, parts) && !saysMore(working, whole, parts) ? parts : null
}

/** Requests that are counted or stand on lines of their own: at least two of them are understood by themselves. */
function listedIn(working: Working, whole: string): Several | null {
  const marks = [...whole.matchAll(bullets)]
  const isCounted = marks.every(({ groups: { number, letter } = {} }, at) =>
    number !== undefined
      ? Number(number) === at + 1
      : letter === undefined || letter.toLowerCase().charCodeAt(0) === 97 + at,
  )
  if (marks.length < 2 || marks.length > maxRequests || !isCounted) return null
  const head = whole.slice(0, marks[0]?.index).trim()
  // “Add to the list: 1. milk 2. bread” are things of one request.
  if (plainOf(head, working.spoken.words) !== '' && !isPolite(working, head)) return null
  const parts = marks.map(({ index, 0: mark }, at) =>
    bare(whole.slice(index + mark.length, marks[at + 1]?.index)),
  )
  const understood = parts.filter((part) => isSure(working, part))
  return understood.length >= 2 ? { parts, isList: true } : null
}

/** Whether words before a list say nothing but that it is asked for: “please”. */
function isPolite({ spoken }: Working, head: string): boolean {
  const { fillers, openers } = spoken.words
  const plain = plainOf(head, spoken.words)
  return openers.includes(plain) || plain.split(' ').every((one) => fillers.includes(one))
}

function bare(part: string): string {
  return part
    .trim()
    .replace(/(?:,|;|\.)$/u, '')
    .trim()
}

function sentencesOf(whole: string): string[] {
  return whole.split(betweenSentences).map((one) => one.trim())
}

/** A message at its commas and at words that join; what asks for nothing belongs to what stands before it. */
function joinedParts(working: Working, whole: string): string[] {
  const reading = readingIn(working, whole)
  const { tokens, text } = reading
  const cuts = cutsIn(reading)
  const parts: [number, number][] = []
  const textOf = (first: number, end: number) =>
    bare(text.slice(tokens[first]?.at, tokens[end - 1]?.end))
  const isRequest = (first: number, end: number) =>
    asksIn(reading, first, end) && sureRequest(working, textOf(first, end)) !== null
  let from = 0
  for (const [to, next] of [...cuts, [tokens.length, tokens.length] as const]) {
    const last = parts.at(-1)
    if (last === undefined || isRequest(from, to)) parts.push([from, to])
    else last[1] = to
    from = next
  }
  return parts.map(([first, end]) => textOf(first, end))
}

/** Where a message may be cut: before a comma, a word that joins, or both, and where it goes on. */
function cutsIn({ working: { spoken }, text, tokens, spots }: Reading): [number, number][] {
  const { joiners, with_person, senses, parts } = spoken.words
  const isJoiner = (at: number) => {
    const key = tokens[at]?.key ?? ''
    const joins = joiners.includes(key) && !with_person.includes(key)
    return (joins && !(senses.or_w ?? []).includes(key)) || (parts.includes(key) && joins)
  }
  const isInSpot = (at: number) => spots.some(({ from, to }) => from < at && at < to)
  const cuts: [number, number][] = []
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.at)
    const isComma = /^\s*[,;]/u.test(gap)
    if (isInSpot(at) || !(isComma || isJoiner(at))) continue
    const next = isJoiner(at) ? at + 1 : at
    cuts.push([at, next])
    at = next
  }
  return cuts
}

/** Whether something between two words asks: a verb of a request, or a yes or a no. */
function asksIn({ working, tags, tokens, spots }: Reading, from: number, to: number): boolean {
  const { yes, no } = working.spoken.words
  const isNamed = (at: number) =>
    spots.some((one) => one.kind !== 'subject' && one.from <= at && at < one.to)
  return (
    tags.some(
      (tag) =>
        tag.from >= from &&
        tag.to <= to &&
        !isNamed(tag.from) &&
        [...tag.classes].some((one) => requesting.has(one)),
    ) || tokens.slice(from, to).some(({ key }) => yes.includes(key) || no.includes(key))
  )
}

/** Whether a part begins or ends with what asks: “invite Ada”, “Kegeln absagen”, “jazz no”. “The kids keep asking” tells. */
function isAskedFor(working: Working, part: string): boolean {
  if (isCommand(working, part)) return true
  const reading = readingIn(working, part)
  const count = reading.tokens.length
  const { verbs, yes, no } = working.spoken.words
  const last = reading.tokens.at(-1)?.key ?? ''
  return verbs === 'last' ? asksIn(reading, count - 1, count) : [...yes, ...no].includes(last)
}

/** Whether each of some parts is a request by itself that is sure, and no text of one may go on in the next. */
function areRequests(working: Working, parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length > maxRequests) return false
  return parts.every((part, at) => {
    const request = sureRequest(working, part)
    if (request === null || isTurned(working, part)) return false
    const before = at === 0 ? null : sureRequest(working, parts[at - 1] ?? '')
    const names = namesSomething(working, request)
    return names && (before === null || !hasText(working, before) || isCommand(working, part))
  })
}

/** Whether somebody asks whether, sets a condition, or tells what others say. */
function isTurned(working: Working, part: string): boolean {
  return isHedged(working, part) || isReported(working, part)
}

/** Whether a part that names nothing says more of the change before it: “I no longer like karaoke, take it from my likes”. */
function saysMore(working: Working, whole: string, parts: readonly string[]): boolean {
  const [all, first, ...others] = [whole, ...parts].map((one) => sureRequest(working, one))
  const [of, ofFirst] = [all, first].map((one) => one && frameOf(working, one)?.capability)
  return of === ofFirst && others.some((one) => one && Object.keys(one.words).length === 0)
}

function isSure(working: Working, part: string): boolean {
  return sureRequest(working, part) !== null
}

function sureRequest(working: Working, part: string): Request | null {
  const request = requestIn(working, part)
  return request?.unsure === false ? request : null
}

/** Whether a request says what it is about: a question does by asking. */
function namesSomething(working: Working, request: Request): boolean {
  const needs = frameOf(working, request)?.needs ?? []
  return Object.keys(request.words).length > 0 || needs.length === 0
}

function hasText(working: Working, request: Request): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  return Object.keys(request.words).some((slot) => isText(slots[slot]))
}

function isText(kind: SlotKind | undefined): boolean {
  return kind === 'text' || kind === 'words'
}

/** The same request for each of several that it takes one of: “share it with Lukas and Anna”. */
function sharedBy(working: Working, whole: string): string[] | null {
  const reading = readingIn(working, whole)
  const { tokens, text } = reading
  const group = namesInARow(reading)
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return null
  const [from, to] = [tokens[first.from]?.at ?? 0, tokens[last.to - 1]?.end]
  const names = group.map((one) => text.slice(tokens[one.from]?.at, tokens[one.to - 1]?.end))
  const parts = names.map((name) => `${text.slice(0, from)}${name}${text.slice(to)}`)
  const requests = parts.map((part) => sureRequest(working, part))
  const [request] = requests
  // It would be shared with one of them, and the others would be left out.
  const halves = sureRequest(working, whole)
  const frames = [halves, ...requests].map((one) => one && frameOf(working, one))
  const [frame] = frames
  if (!request || !frame || frames.some((one) => one?.id !== frame.id)) return null
  if (!ofOne.has(frame.capability)) return null
  // What takes several has them in one call, and a text may name them all.
  const slots = Object.keys(request.words)
  const isText = slots.some((slot) => ofText.has(frame.slots[slot] ?? ''))
  const taken = slots.find((slot) => request.words[slot] === names[0])
  return isText || taken === undefined || ofMany.test(taken) ? null : parts
}

/** What is done for one at a time, and may be asked for several. */
const ofOne: ReadonlySet<string> = new Set(['ideas.lists.share.prepare'])

const ofText: ReadonlySet<string> = new Set(['text', 'words'])

/** Slots that hold several. */
const ofMany = /(?:handles|names|people)$/

/** The first names in a row that are all of one kind of thing: “Lukas and Anna”, “Vabali and the night hike”. */
function namesInARow({ working, tokens, spots }: Reading): readonly Spot[] {
  const { joiners, with_person, articles, senses } = working.spoken.words
  const names = spots.filter(({ kind, isSoft }) => kind === 'name' && !isSoft)
  const kindOf = (one: Spot) => one.things[0]?.thing.kind
  const isJoiner = (key: string) =>
    joiners.includes(key) && !with_person.includes(key) && !(senses.or_w ?? []).includes(key)
  const isNext = (one: Spot, other: Spot) => {
    const [joiner, ...rest] = tokens.slice(one.to, other.from).map(({ key }) => key)
    const isJoined = joiner !== undefined && isJoiner(joiner)
    return kindOf(one) === kindOf(other) && isJoined && rest.every((key) => articles.includes(key))
  }
  let group: Spot[] = []
  for (const one of names) {
    const last = group.at(-1)
    if (last !== undefined && isNext(last, one)) group.push(one)
    else if (group.length > 1) break
    else group = [one]
  }
  return group.length > 1 ? group : []
}
