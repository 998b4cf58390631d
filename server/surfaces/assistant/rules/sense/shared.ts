import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The same request for each of several that it takes one of: “share it with Lukas and Anna”. */
export function sharedBy(working: Working, whole: string): string[] | null {
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
