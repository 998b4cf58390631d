import type { Capability } from '#codegen/model.ts'

/**
 * Whether all that a capability ever does is prepare an action: its data has `prepared`, and no other field that may be
 * left out, such as a link that is there in its place. Nothing comes of it without a commit.
 */
export function onlyPrepares({ effect, data }: Pick<Capability, 'effect' | 'data'>): boolean {
  const others = data.fields.filter(({ name }) => name !== 'prepared')
  return (
    effect !== 'read' &&
    others.length < data.fields.length &&
    others.every(({ required }) => required)
  )
}
