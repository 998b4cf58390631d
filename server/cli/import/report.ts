import type { ListPlan } from '#server/cli/import/plan.ts'
import type { Sent } from '#server/cli/import/send.ts'
import type { ImportProblem } from '#server/reading/import/item.ts'

/** How many titles of a list a dry run shows. */
const shown = 5

/** What a run without sending says about a file. */
export function dryReport(
  file: string,
  plans: readonly ListPlan[],
  problems: readonly ImportProblem[],
): string {
  const lists = plans.flatMap(({ name, parts, repeated }) => {
    const titles = parts.flat().map(({ title }) => title)
    const more = titles.length > shown ? [`  … and ${titles.length - shown} more`] : []
    return [
      `${file} → “${name}”: ${counted(titles.length, 'idea')}${repeatedWords(repeated)}`,
      ...titles.slice(0, shown).map((title) => `  ${title}`),
      ...more,
    ]
  })
  const none = plans.length === 0 ? [`${file}: nothing to import`] : []
  return lines([...lists, ...none, ...problemLines(problems)])
}

/** What became of a list. */
export function listReport(file: string, { name, repeated }: ListPlan, sent: Sent): string {
  const { imported, reused, before, problems } = sent
  const parts = [
    imported > 0 || reused + before === 0 ? `${counted(imported, 'idea')} imported` : '',
    reused > 0 ? `${reused} were saved before` : '',
    before > 0 ? `${before} came with an earlier run` : '',
    problems.length > 0 ? `${problems.length} not imported` : '',
  ].filter((part) => part !== '')
  const head = `${file} → “${name}”: ${parts.join(', ')}${repeatedWords(repeated)}`
  return lines([head, ...problemLines(problems)])
}

/** What a file says that is not imported. */
export function fileReport(
  file: string,
  plans: readonly ListPlan[],
  problems: readonly ImportProblem[],
): string {
  if (problems.length === 0 && plans.length > 0) return ''
  const head = plans.length === 0 ? `${file}: nothing to import` : `${file}:`
  return lines([head, ...problemLines(problems)])
}

function problemLines(problems: readonly ImportProblem[]): string[] {
  return [...problems]
    .sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
    .map(({ row, message }) => (row === null ? `  ${message}` : `  row ${row}: ${message}`))
}

function repeatedWords(repeated: number): string {
  return repeated > 0 ? ` (${repeated} stand in the file twice)` : ''
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('')
}
