import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** The most things that “the other one” may be asked about. */
const maxOthers = 5

/**
 * What “the other one” may mean: what was shown beside the thing that was spoken of last, and invitations to it. Empty where that was
 * not shown, or where many things were.
 */
export function othersShown({ state, names }: Pick<Working, 'state' | 'names'>): readonly Thing[] {
  const [newest] = state.focus
  if (newest === undefined) return []
  const alike = state.shown.filter((one) => kindOf(one) === kindOf(newest))
  const both = (one: Thing) => [one.handle, names.inviteTo(one)?.handle ?? one.handle]
  const spokenOf = new Set(state.focus.flatMap(both))
  const others = alike.filter((one) => !both(one).some((handle) => spokenOf.has(handle)))
  if (others.length === alike.length || others.length > maxOthers) return []
  return others.flatMap((one) => [one, names.inviteTo(one) ?? []].flat())
}

/** A plan and an invitation to one are of one kind here. */
function kindOf({ kind }: Thing): string {
  return kind === 'invite' ? 'plan' : kind
}

/** Whether words stand for the other one of what was shown, and for nothing else. */
export function isOtherOne(words: string, { spoken }: Pick<Working, 'spoken'>): boolean {
  const tokens = tokensOf(words, spoken.words.short)
  const [tag] = spoken.lexicon.tags(tokens, () => true)
  return tag?.classes.has('other_one') === true && tag.from === 0 && tag.to === tokens.length
}
