import type { RecordedChange, Release } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import type { SourceFile } from '#codegen/source.ts'

/** spec/history/<version>.json, as `npm run diff -- <base> --record` writes them: the newest release first. */
export function buildHistory(files: readonly SourceFile[], problems: Problems): Release[] {
  return files
    .flatMap((file): Release[] => {
      const release = readRelease(file.text)
      if (release && file.path === `spec/history/${release.version}.json`) return [release]
      const at = { file, start: 0, end: 1 }
      problems.add(at, 'this is not what npm run diff -- <base> --record writes under this name')
      return []
    })
    .sort((one, other) => compareVersions(other.version, one.version))
}

/** The text of a file of the history: one change a line, so that git shows what was added. */
export function historyText({ version, date, before, changes }: Release): string {
  const head = [
    `"version": ${JSON.stringify(version)}`,
    `"date": ${JSON.stringify(date)}`,
    `"before": ${JSON.stringify(before)}`,
  ]
  const lines = changes.map((change) => JSON.stringify(change))
  return `{\n${head.join(',\n')},\n"changes": [\n${lines.join(',\n')}\n]\n}\n`
}

function readRelease(text: string): Release | null {
  let read: Partial<Release> | null
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  const { version, date, before, changes } = read ?? {}
  const named = [version, date, before].every((one) => typeof one === 'string')
  if (!named || !Array.isArray(changes) || !changes.every(isChange)) return null
  return { version: version ?? '', date: date ?? '', before: before ?? '', changes }
}

function isChange(change: Partial<RecordedChange> | null): boolean {
  const { place, message, adapt = '', ratings } = change ?? {}
  if (![place, message, adapt].every((one) => typeof one === 'string')) return false
  return Object.values(ratings ?? { none: '' }).every((one) =>
    /^(breaking|additive)$/.test(`${one}`),
  )
}

/** By date, then by the number after it. */
function compareVersions(one: string, other: string): number {
  const [date = '', number = ''] = one.split('.')
  const [its = '', second = ''] = other.split('.')
  return date === its ? Number(number) - Number(second) : date < its ? -1 : 1
}
