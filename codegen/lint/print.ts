import type { LintResult } from '#codegen/lint/lint.ts'
import { lintRules } from '#codegen/lint/all_rules.ts'

export const formats = ['text', 'json', 'github', 'sarif'] as const
export type Format = (typeof formats)[number]

/** The address of a rule's page in the reference. */
const pageOf = (rule: string) => `generated/docs/lint/${rule}.md`

export function print(result: LintResult, format: Format): string {
  if (format === 'json') return JSON.stringify(result, null, 2)
  if (format === 'github') return github(result)
  if (format === 'sarif') return JSON.stringify(sarif(result), null, 2)
  return text(result)
}

function text({ findings, suppressed }: LintResult): string {
  const lines = findings.map(
    ({ rule, message, location: { file, line, column } }) =>
      `${file}:${line}:${column}: ${message}\n  ${rule}: ${pageOf(rule)}`,
  )
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  return [
    ...lines,
    `${count}, ${suppressed} suppressed with a reason, ${lintRules.length} rules`,
  ].join('\n')
}

/** Lines that a workflow on GitHub shows next to the place. */
function github({ findings }: LintResult): string {
  return findings
    .map(
      ({ rule, message, location: { file, line, column } }) =>
        `::error file=${file},line=${line},col=${column},title=${rule}::${message}`,
    )
    .join('\n')
}

/** SARIF 2.1.0, for code scanning. */
function sarif({ findings }: LintResult) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'lint:registry',
            rules: lintRules.map(({ id, what, why }) => ({
              id,
              shortDescription: { text: what },
              fullDescription: { text: why },
              help: { text: pageOf(id) },
            })),
          },
        },
        results: findings.map(({ rule, message, location: { file, line, column } }) => ({
          ruleId: rule,
          level: 'error',
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  }
}
