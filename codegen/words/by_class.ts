import type { Problems } from '#codegen/problem.ts'
import type { Entry, Mapping } from '#codegen/source.ts'

/** The section of the classes of activities.yaml. */
const section = 'activity'

/**
 * The words of activities by their class, as other files have them: people write those of an activity together,
 * `Beaches: {wider: [Lakes], word: [beach, strand]}`.
 */
export function byClass(file: Mapping, problems: Problems): Mapping {
  const found = new Map<string, Entry[]>()
  for (const { key, at, value } of file.entries) {
    if (value.kind !== 'mapping') problems.add(value, `\`${key}\` must be a mapping of classes`)
    else
      for (const entry of value.entries)
        found.set(entry.key, [
          ...(found.get(entry.key) ?? []),
          { key, at: entry.at, value: entry.value },
        ])
    if (value.kind === 'mapping' && value.entries.length === 0)
      problems.add(at, `\`${key}\` has no words`)
  }
  const entries = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, listed]) => {
      const first = listed[0]?.at ?? file
      return { key, at: first, value: { ...file, kind: 'mapping' as const, entries: listed } }
    })
  return { ...file, entries: [{ key: section, at: file, value: { ...file, entries } }] }
}
