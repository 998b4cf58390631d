import type { RuleId } from '#codegen/diff/rules.ts'
import type { EnumValue, Lifecycle } from '#codegen/model.ts'

/** One difference between two lifecycles. */
export interface LifecycleDifference {
  readonly rule: RuleId
  readonly message: string
}

/** What differs between two lifecycles of one thing. */
export function compareLifecycles(before: Lifecycle, after: Lifecycle): LifecycleDifference[] {
  const found: LifecycleDifference[] = []
  const say = (rule: RuleId, message: string) => found.push({ rule, message })
  const [was, is] = [before.deprecated, after.deprecated]
  if (before.since !== after.since)
    say('since-changed', `was introduced in ${after.since ?? 'an unknown version'}`)
  if (!is) {
    if (was) say('deprecation-withdrawn', 'is no longer deprecated')
    return found
  }
  const end = is.sunset === null ? '' : `, and ends on ${is.sunset}`
  if (!was) {
    say('deprecated', `is deprecated since ${is.since}${end}`)
    return found
  }
  if (was.replaced_by !== is.replaced_by)
    say('replacement-changed', `is replaced by ${is.replaced_by ?? 'nothing'}`)
  if (was.sunset !== is.sunset) {
    const sooner = is.sunset !== null && (was.sunset === null || is.sunset < was.sunset)
    say(
      sooner ? 'sunset-brought-forward' : 'sunset-put-off',
      `sunset was ${was.sunset ?? 'not set'}, is ${is.sunset ?? 'not set'}`,
    )
  }
  return found
}

/** What differs between the lifecycles of the values of an enum; `path` names the value. */
export function compareEnumValues(
  before: readonly EnumValue[],
  after: readonly EnumValue[],
): (LifecycleDifference & { readonly path: string })[] {
  const stays: Lifecycle = { since: null, deprecated: null }
  const of = (values: readonly EnumValue[], name: string) =>
    values.find(({ value }) => value === name) ?? stays
  const names = new Set([...before, ...after].map(({ value }) => value))
  return [...names].flatMap((name) =>
    compareLifecycles(of(before, name), of(after, name)).map((difference) => ({
      ...difference,
      path: ` ${name}`,
    })),
  )
}
