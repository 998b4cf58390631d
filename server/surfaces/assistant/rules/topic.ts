import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** How many of the things that were spoken of may be what a short turn changes. */
const maxTopics = 4

/** The plan of this account or the list that was spoken of last. */
export function topicOf({ state, names }: Working): Thing | null {
  const known = state.focus.slice(0, maxTopics)
  const isOwn = ({ handle }: Thing) => names.byHandle(handle)?.is_invited !== true
  return known.find((one) => one.kind === 'list' || (one.kind === 'plan' && isOwn(one))) ?? null
}

/** By what kind of slot a change takes a topic. */
export function topicKind({ names }: Working, topic: Thing): string {
  if (topic.kind === 'list') return 'list'
  return names.isIn('draft', topic) ? 'draft' : 'sent'
}

/** The frame that changes a slot of a topic of some kind, and nothing more. */
export function changing(kind: string, slot: string, mode: string | undefined): Frame | undefined {
  const field = kind === 'list' ? 'ideas_list_handle' : 'plan_handle'
  const isOnly = (set: Frame['set']) =>
    Object.keys(set).length === Number(mode !== undefined) && set.mode === mode
  return senseFrames.find(
    ({ slots, set }) => slots[field] === kind && slots[slot] !== undefined && isOnly(set),
  )
}
