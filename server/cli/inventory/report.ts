import type { SourceRow, SourceShares } from '#server/data/inventory_sources/rows.ts'
import { counted } from '#server/domain/basics/text.ts'
import type { Imported } from '#server/process/inventory/imported.ts'

const numbers = new Intl.NumberFormat('en')

const whyNotRetired: Readonly<Record<NonNullable<Imported['not_retired']>, string>> = {
  not_whole: 'Nothing was retired, because the file was not read to its end.',
  problems: 'Nothing was retired, because it is not known what the rows with errors are.',
  over_half:
    'Nothing was retired, because the file lacks over half of what the source has: --force retires it.',
}

/** What an import prints at its end. */
export function importReport(
  file: string,
  { source, dry_run }: { source: string; dry_run: boolean },
  result: Imported,
): string {
  const {
    rows,
    items,
    written,
    no_name,
    no_city,
    only_name,
    over,
    closed,
    problems,
    retired,
    total,
  } = result
  const left = [
    ...[...result.left_out]
      .sort(([, one], [, other]) => other - one)
      .map(([what, count]) => `${numbers.format(count)} ${what}`),
    no_name > 0 && `${numbers.format(no_name)} without a name`,
    over > 0 && `${numbers.format(over)} that are over`,
    closed > 0 && `${numbers.format(closed)} that are closed`,
  ].filter((part) => part !== false)
  const found = `${counted(items, 'place or event', 'places and events')}`
  const lines = [
    `${file} (${result.format}): ${found} in ${counted(rows, 'row')}.`,
    `${written} new or changed, ${Math.max(0, items - written)} as they ${dry_run ? 'are' : 'were'}.`,
    left.length > 0 && `Left out: ${left.join(', ')}.`,
    no_city > 0 &&
      `${numbers.format(no_city)} of ${numbers.format(items)} have no city, so that only a search finds them: give --city, or import areas first.`,
    only_name > 0 &&
      `${numbers.format(only_name)} of ${numbers.format(items)} say nothing of what they are, so that only their name finds them: --activity gives one.`,
    problems > 0 &&
      `${counted(problems, 'row has an error', 'rows have errors')} and ${problems === 1 ? 'is' : 'are'} left out.`,
    retired > 0 &&
      `${dry_run ? 'Would retire' : 'Retired'} ${counted(retired, 'item')} that the file lacks.`,
    result.not_retired !== null && whyNotRetired[result.not_retired],
    !result.is_whole && 'The file breaks off: import it again when it is whole.',
    dry_run ? 'Nothing was written.' : `“${source}” has ${counted(total ?? 0, 'item')} now.`,
  ]
  return `${lines.filter((line) => line !== false).join('\n')}\n`
}

/** What `list` prints. */
export function sourcesReport(
  sources: readonly SourceRow[],
  shares: ReadonlyMap<string, SourceShares>,
): string {
  if (sources.length === 0) return 'The inventory is empty.\n'
  const rows = sources.map(({ source, items, licence, imported_at, attribution }) => [
    source,
    String(items),
    percent(shares.get(source)?.with_city, items),
    percent(shares.get(source)?.with_activity, items),
    licence,
    imported_at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'not whole',
    attribution,
  ])
  const table = [
    ['SOURCE', 'ITEMS', 'CITY', 'ACTIVITY', 'LICENCE', 'IMPORTED', 'ATTRIBUTION'],
    ...rows,
  ]
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd()
  return `${table.map(line).join('\n')}\n`
}

/** How many of all, in per cent; rounded down, so that 100 % is all. */
function percent(some: number | undefined, all: number): string {
  return all === 0 ? '-' : `${Math.floor((100 * (some ?? 0)) / all)} %`
}
