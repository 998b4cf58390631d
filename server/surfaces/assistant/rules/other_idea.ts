import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection } from '#server/surfaces/assistant/rules/corrected.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { changing } from '#server/surfaces/assistant/rules/topic.ts'

/** Classes of words that may stand beside what takes the place of something else. */
const allowed: ReadonlySet<string> = new Set([
  ...['rather', 'meant', 'instead_of', 'not', 'but', 'add', 'mean'],
])

/**
 * What a turn asks for that says another idea than the one which was just put on a list or taken off it: “no, the museum”, “not the planetarium, the
 * museum”, “the museum instead”. What was done is done the other way round, and then with what was meant. Null for anything else.
 */
export function otherIdea(working: Working, clause: string): readonly [Request, Request] | null {
  const { last } = working.state
  const frame = last && frameOf(working, { frame: last.frame })
  const { ideas_list_handle: list, idea_handles } = last?.slots ?? {}
  const [before, ...others] = [idea_handles ?? []].flat()
  if (frame?.capability !== 'ideas.lists.items.update' || !before || others.length > 0) return null
  const meant = meantIn(working, clause, before)
  const mode = frame.set.mode === 'add' ? 'remove' : 'add'
  const back = changing('list', 'idea_handles', mode)
  const again = changing('list', 'idea_handles', mode === 'add' ? 'remove' : 'add')
  if (meant === null || back === undefined || again === undefined) return null
  const of = (handle: unknown) => ({
    ...{ words: {}, values: { ideas_list_handle: list, idea_handles: [handle] }, labels: {} },
  })
  return [
    { frame: back.id, ...of(before) },
    { frame: again.id, ...of(meant) },
  ]
}

/** The one other idea that a message names, where it says that this takes the place of the one before; null for anything else. */
function meantIn(working: Working, clause: string, before: unknown): string | null {
  const { silent, lexicon, words } = working.spoken
  const reading = readingIn(working, clause)
  const { spots, tokens, tags, unknown, text } = reading
  const ideas = spots.filter(({ kind }) => kind === 'name')
  const handles = ideas.map(({ things: [best] }) =>
    best?.thing.kind === 'idea' ? best.thing.handle : null,
  )
  const [meant, ...more] = handles.filter((one) => one !== before)
  const isOther = spots.some(({ kind }) => kind !== 'name' && kind !== 'it')
  if (!meant || more.length > 0 || isOther || unknown.length > 0 || /\?\s*$/u.test(text))
    return null
  const isIdle = (at: number) => {
    const classes = tags.filter(covers(at))
    const isKnown = classes.some((tag) => [...tag.classes].some((name) => allowed.has(name)))
    // “Off again” says what becomes of it.
    const isSilent = classes.length === 0 && silent.has(tokens[at]?.key ?? '')
    return isKnown || isSilent || [...words.no, ...words.not].includes(tokens[at]?.key ?? '')
  }
  const isInName = (at: number) => ideas.some(covers(at))
  if (!tokens.every((_, at) => isInName(at) || isIdle(at))) return null
  const isTurned = (spot: Spot | undefined) => {
    const end = spot?.from ?? 0
    const leads = tokens.slice(Math.max(0, end - 2), end).map(({ key }) => key)
    return leads.some((key) => words.not.includes(key) || lexicon.classesOf(key).has('instead_of'))
  }
  const at = (isIt: boolean) => ideas.find((_, index) => (handles[index] === before) === isIt)
  // “Karaoke, not the planetarium” stays as it is, and so does what “nein, das Museum nicht” is said of.
  const isLast = at(false)?.to === tokens.length - 1
  if (isTurned(at(false)) || (isLast && words.not.includes(tokens.at(-1)?.key ?? ''))) return null
  if (handles.length > 1) return isTurned(at(true)) ? meant : null
  return afterCorrection(working, clause) !== null || hasTag(reading, 'rather', 'meant')
    ? meant
    : null
}
