import type { Change } from '#codegen/diff/change.ts'
import { type Rating, worst } from '#codegen/diff/rating.ts'
import type { Model } from '#codegen/model.ts'

/** A version that must be raised because of a change. */
export interface Bump {
  /** `registry`, `sdk`, or a capability's id. */
  readonly of: string
  readonly before: string
  /** The current version; null if it is set at publishing. */
  readonly now: string | null
  /** The minimum version. */
  readonly required: string
  /** Whether `now` is enough; true if it is set at publishing. */
  readonly done: boolean
}

/**
 * The versions that must be raised. A capability: its major number when its own wire contract breaks, else
 * its minor number when that grows. The registry: with every change except of wording. The SDK: by
 * semantic versioning; below 1.0.0 a break raises the minor number.
 */
export function bumpsOf(
  before: Model,
  after: Model,
  changes: readonly Change[],
  sdk: { readonly before: string; readonly now: string },
): Bump[] {
  return [
    ...registryBump(before, after, changes),
    ...after.capabilities.flatMap((capability) => {
      const old = before.capabilities.find(({ id }) => id === capability.id)
      if (!old) return []
      const own = changes.filter(
        ({ place }) => place === capability.id || place.startsWith(`${capability.id} `),
      )
      const rating = worst(own.flatMap(({ ratings }) => [ratings.wire, ratings.mcp]))
      const required = raised(old.version, rating)
      if (required === null) return []
      const done = isAtLeast(capability.version, required)
      return [{ of: capability.id, before: old.version, now: capability.version, required, done }]
    }),
    ...sdkBump(changes, sdk),
  ]
}

function registryBump(before: Model, after: Model, changes: readonly Change[]): Bump[] {
  if (worst(changes.flatMap(({ ratings }) => Object.values(ratings))) === 'neutral') return []
  const [was, now] = [before.service.registry_version, after.service.registry_version]
  return [{ of: 'registry', before: was, now, required: `later than ${was}`, done: now > was }]
}

function sdkBump(
  changes: readonly Change[],
  { before, now }: { readonly before: string; readonly now: string },
): Bump[] {
  if (changes.length === 0) return []
  const rating = worst(changes.map(({ ratings }) => ratings.sdk))
  const [major = 0, minor = 0, patch = 0] = numbersOf(before)
  const young = major === 0
  const required =
    rating === 'breaking' && !young
      ? `${major + 1}.0.0`
      : rating === 'breaking' || (rating === 'additive' && !young)
        ? `${major}.${minor + 1}.0`
        : `${major}.${minor}.${patch + 1}`
  return [{ of: 'sdk', before, now, required, done: isAtLeast(now, required) }]
}

function raised(version: string, rating: Rating): string | null {
  const [major = 0, minor = 0] = numbersOf(version)
  if (rating === 'breaking') return `${major + 1}.0`
  return rating === 'additive' ? `${major}.${minor + 1}` : null
}

function isAtLeast(version: string, required: string): boolean {
  const [now, least] = [numbersOf(version), numbersOf(required)]
  for (const [place, number] of least.entries()) {
    const own = now[place] ?? 0
    if (own !== number) return own > number
  }
  return true
}

function numbersOf(version: string): number[] {
  return version.split(/[.-]/, 3).map(Number)
}
