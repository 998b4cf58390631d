import type { LintRule } from '#codegen/lint/rule.ts'
import { lintRules } from '#codegen/lint/all_rules.ts'
import { type Suppression, suppressionsIn } from '#codegen/lint/suppressions.ts'
import type { SourceText } from '#codegen/load.ts'
import type { Location, Model } from '#codegen/model.ts'

/** A place that breaks a rule and that no suppression covers. */
export interface LintFinding {
  readonly rule: string
  readonly location: Location
  readonly message: string
}

export interface LintResult {
  /** By file and line. */
  readonly findings: readonly LintFinding[]
  /** How many findings a reasoned suppression covers. */
  readonly suppressed: number
}

/**
 * Checks a registry against the rules. Suppressions need a reason and something to suppress; a
 * suppression without either is itself a finding.
 */
export function lint(
  model: Model,
  texts: readonly SourceText[],
  rules: readonly LintRule[] = lintRules,
): LintResult {
  const suppressions = suppressionsIn(texts)
  const used = new Set<Suppression>()
  const applied = rules.filter(({ appliesTo }) => appliesTo?.(model) ?? true)
  const found = applied.flatMap((rule) =>
    [...rule.check(model)].map((finding) => ({ rule: rule.id, ...finding })),
  )
  const findings = found.filter(({ rule, location }) => {
    const cover = suppressions.find(
      (one) =>
        one.rule === rule &&
        one.file === location.file &&
        (one.covers === null || one.covers === location.line),
    )
    if (cover) used.add(cover)
    return !cover
  })
  const wrong = suppressions.flatMap((one) => problemOf(one, used, rules))
  const all = [...findings, ...wrong].sort(byPlace)
  return { findings: all, suppressed: found.length - findings.length }
}

function problemOf(
  suppression: Suppression,
  used: ReadonlySet<Suppression>,
  rules: readonly LintRule[],
): LintFinding[] {
  const { file, line, rule, reason } = suppression
  const say = (message: string) => [
    { rule: 'suppression-has-a-reason', location: { file, line, column: 1 }, message },
  ]
  if (!rules.some(({ id }) => id === rule))
    return say(`there is no rule ${rule || 'with this name'}`)
  if (reason === '') return say(`give a reason: # lint-disable-next ${rule}: <reason>`)
  if (!used.has(suppression)) return say(`${rule} has nothing to suppress here: remove the comment`)
  return []
}

function byPlace({ location: one }: LintFinding, { location: other }: LintFinding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line || one.column - other.column
}
