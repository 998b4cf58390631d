import type { Bump } from '#codegen/diff/bumps.ts'
import type { Change } from '#codegen/diff/change.ts'
import { type Consumer, consumers, worst } from '#codegen/diff/rating.ts'
import { rules } from '#codegen/diff/rules.ts'

/** A comparison with the versions it asks for. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly bumps: readonly Bump[]
}

export const formats = ['text', 'json', 'markdown', 'github'] as const
export type Format = (typeof formats)[number]

const titles: Record<Consumer, string> = {
  wire: 'HTTP API',
  sdk: 'SDK',
  mcp: 'MCP tools',
  docs: 'Reference',
}

export function print(comparison: Comparison, format: Format): string {
  if (format === 'json') return JSON.stringify(reported(comparison), null, 2)
  if (format === 'markdown') return changelog(comparison)
  if (format === 'github') return annotations(comparison)
  return table(comparison)
}

/** Output for programs: totals, changes with the rule's reason, versions. */
function reported({ changes, bumps }: Comparison) {
  const totals = consumers.map((consumer) => [
    consumer,
    worst(changes.map(({ ratings }) => ratings[consumer])),
  ])
  return {
    worst: Object.fromEntries(totals),
    changes: changes.map((change) => {
      const { why, adapt } = rules[change.rule]
      return { ...change, why, adapt }
    }),
    bumps,
  }
}

function table({ changes, bumps }: Comparison): string {
  if (changes.length === 0) return 'nothing has changed'
  const marks = { breaking: 'BREAK', additive: 'add', neutral: '-' }
  const columns = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(6)).join('')
  const lines = changes.map(({ rule, place, message, location, ratings, capabilities }) => {
    const where = location ? `${location.file}:${location.line}` : 'spec/service.yaml'
    const reach = place.startsWith('type ') ? reachOf(capabilities) : ''
    return `${columns(consumers.map((consumer) => marks[ratings[consumer]]))}${place}: ${message}${reach}\n${' '.repeat(24)}${rule}  ${where}`
  })
  const versions = bumps.map(({ of, before, now, required, done }) => {
    const state = done ? 'done' : 'MISSING'
    return `${of.padEnd(28)} ${before} -> ${required}  now ${now ?? 'unset'}  ${state}`
  })
  return [columns(consumers), ...lines, '', 'versions', ...versions].join('\n')
}

function reachOf(capabilities: readonly string[]): string {
  const [first, second, ...more] = capabilities
  if (first === undefined) return ''
  const named = [first, second].filter((id) => id !== undefined).join(', ')
  return ` (in ${named}${more.length > 0 ? ` and ${more.length} more` : ''})`
}

/** One section for each surface, each with what its readers need to know. */
function changelog({ changes, bumps }: Comparison): string {
  const sections = consumers.map((consumer) => {
    const part = (rating: 'breaking' | 'additive', title: string) => {
      const lines = changes
        .filter(({ ratings }) => ratings[consumer] === rating)
        .map(({ place, message, rule }) => {
          const { why, adapt } = rules[rule]
          const advice = rating === 'breaking' && adapt !== null ? ` ${adapt}` : ''
          return `- \`${place}\`: ${message}. ${why}${advice}`
        })
      return lines.length > 0 ? `### ${title}\n\n${lines.join('\n')}\n` : ''
    }
    const parts = [part('breaking', 'Breaking'), part('additive', 'Added')].filter(Boolean)
    const body = parts.length > 0 ? parts.join('\n') : 'Nothing to adapt to.\n'
    return `## ${titles[consumer]}\n\n${body}`
  })
  const versions = bumps.map(
    ({ of, before, required, done }) =>
      `- ${of}: ${before}, needs ${required}${done ? '' : ' (missing)'}`,
  )
  const last = versions.length > 0 ? `## Versions\n\n${versions.join('\n')}\n` : ''
  return [...sections, last].filter(Boolean).join('\n')
}

/** Lines that a workflow on GitHub shows next to the changed line. */
function annotations({ changes, bumps }: Comparison): string {
  const lines = changes.flatMap(({ place, message, rule, location, ratings }) => {
    const broken = consumers.filter((consumer) => ratings[consumer] === 'breaking')
    if (broken.length === 0) return []
    const at = location ? ` file=${location.file},line=${location.line},col=${location.column}` : ''
    const { adapt } = rules[rule]
    const advice = adapt === null ? '' : `. ${adapt}`
    return [
      `::warning${at},title=${rule}::${place}: ${message} (breaks ${broken.join(', ')})${advice}`,
    ]
  })
  const missing = bumps
    .filter(({ done }) => !done)
    .map(({ of, required }) => `::error title=version::${of} must be ${required}`)
  return [...lines, ...missing].join('\n')
}
