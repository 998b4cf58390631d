import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'
import { mustBeOneOf } from '#server/domain/messages/input.ts'
import { needsBounds } from '#server/domain/messages/discovery_input.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readWhenPreset, whenPresets } from '#server/domain/availability/when_preset.ts'

/** When something is, as defaults say it. */
export type DefaultTime = Pick<PlanningDefaults, 'when_preset' | 'when_start' | 'when_end'>

/**
 * The named period of a view, which decides what the view contains, in the spelling of the presets. Adds a violation where
 * the service does not know it, and where it is `custom` and neither its start nor its end is given; `base` is where the
 * fields stand.
 */
export function readViewPreset(
  { when_preset, when_start, when_end }: DefaultTime,
  violations: Violation[],
  base = '',
): string | null {
  if (when_preset === null) return null
  const pointer = `${base}/when_preset`
  const preset = readWhenPreset(when_preset)
  if (preset === null) {
    const suggestion = didYouMean(when_preset, whenPresets)
    violations.push({
      pointer,
      code: 'not_in_enum',
      message: mustBeOneOf(whenPresets, suggestion),
      ...(suggestion !== null && { suggestion }),
    })
    return when_preset
  }
  if (preset === 'custom' && when_start === null && when_end === null) {
    violations.push({ pointer, code: 'rule', message: needsBounds })
  }
  return preset
}
