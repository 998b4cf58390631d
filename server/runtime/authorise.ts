import { type CapabilityFacts, capabilities, protocol } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { abilityMissing, type Failure, fail } from '#server/domain/basics/failure.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import type { Caller } from '#server/runtime/handler.ts'

type Surface = Caller['surface']

/**
 * The capability of a name on a surface. One that can never be called directly is found on every surface,
 * so that the caller learns what to do instead; one without any surface is never found.
 *
 * Errors: `capability_unknown`.
 */
export function findCapability(name: string, surface: Surface, door?: Door): CapabilityFacts {
  if (isCapability(name)) {
    const facts: CapabilityFacts = capabilities[name]
    if (offers(facts, surface, door) || (!facts.direct && surfacesOn(facts).length > 0))
      return facts
  }
  throw unknownCapability(
    name,
    Object.values(capabilities).filter((facts) => offers(facts, surface, door)),
  )
}

/**
 * A part of the Assistant API that may call more than the assistant itself: its endpoint that commits what the person has
 * agreed to, and what shows the state of work that was begun, and what takes back a change by what its answer gave for that.
 */
export type Door = 'commit' | 'card' | 'undo'

/** What a door adds to its surface. */
const behindDoors: Readonly<Record<Door, readonly (string | null)[]>> = {
  commit: [protocol.commit],
  card: [protocol.executions, 'ideas.roundup.get'],
  undo: ['ideas.object.mutate'],
}

/**
 * Whether a capability may be called on a surface, through a door of the Assistant API where the call comes by one. The pages
 * of an account offer what the API offers.
 */
export function offers(
  facts: Pick<CapabilityFacts, 'id' | 'surfaces'>,
  surface: Surface,
  door?: Door,
): boolean {
  if (door !== undefined && surface === 'assistant') {
    const on = surfacesOn(facts)
    return on.length > 0 && (on.includes(surface) || behindDoors[door].includes(facts.id))
  }
  const asked = surface === 'web' ? 'api' : surface
  return facts.surfaces.includes(asked) && !protocol.off.includes(asked)
}

/** The surfaces of a capability that are not turned off. */
export function surfacesOn({
  surfaces,
}: Pick<CapabilityFacts, 'surfaces'>): CapabilityFacts['surfaces'] {
  return surfaces.filter((surface) => !protocol.off.includes(surface))
}

/** The failure for an unknown name, with the nearest names that exist. */
export function unknownCapability(name: string, listed: readonly CapabilityFacts[]): Failure {
  const suggestion = didYouMean(
    name,
    listed.map(({ id }) => id),
  )
  if (suggestion === null) return fail('capability_unknown')
  return fail('capability_unknown', {
    message: `There is no capability of this name; did you mean ${suggestion}?`,
  })
}

/** Whether the registry has a capability of this name. */
export function isCapability(name: string): name is CapabilityId {
  return Object.hasOwn(capabilities, name)
}

/** Errors: `ability_missing`, naming the ability. */
export function authorise(
  caller: Pick<Caller, 'abilities'>,
  { id, ability }: { readonly id: string; readonly ability: string },
): void {
  if (caller.abilities.includes(ability)) return
  throw abilityMissing(ability, id)
}

/** What a token may see of the registry: what it may call on some surface, in the registry's order. */
export function visible(caller: Pick<Caller, 'abilities'>): CapabilityFacts[] {
  const all: CapabilityFacts[] = Object.values(capabilities)
  return all.filter(
    (facts) => surfacesOn(facts).length > 0 && caller.abilities.includes(facts.ability),
  )
}

/**
 * The ability without which nothing comes of a call: that of the capability itself, or that of the commit where all it does
 * is prepare an action, since an action is committed by the token that prepared it (§ Authentication, 4). With `approvals`,
 * where the person sends it on their own pages, preparing is enough.
 *
 * @returns null where the token has what it needs.
 */
export function missingAbility(
  abilities: readonly string[],
  { ability, only_prepares }: Pick<CapabilityFacts, 'ability' | 'only_prepares'>,
  approvals: boolean,
): string | null {
  if (!abilities.includes(ability)) return ability
  const approval = only_prepares && !approvals ? protocol.approval : null
  return approval === null || abilities.includes(approval) ? null : approval
}
