import type { RuleId } from '#codegen/diff/rules.ts'
import type { Rule, Shape } from '#codegen/model.ts'

interface Found {
  readonly rule: RuleId
  readonly message: string
}

/** What differs in the combinations of fields that an input takes: its rules over several fields, and its strictness. */
export function compareFieldRules(before: Shape, after: Shape): Found[] {
  const added = after.rules
    .filter((rule) => !before.rules.some((one) => implies(one, rule)))
    .map((rule): Found => ({ rule: 'input-rule-added', message: words[rule.kind].added(rule) }))
  const removed = before.rules
    .filter((rule) => !after.rules.some((one) => isSame(one, rule)))
    .map((rule): Found => {
      const left = after.rules.find((one) => implies(rule, one))
      return { rule: 'input-rule-removed', message: words[rule.kind].removed(rule, left) }
    })
  return [...added, ...removed, ...compareStrictness(before, after)]
}

function compareStrictness(before: Shape, after: Shape): Found[] {
  if (before.strict === after.strict) return []
  return after.strict
    ? [{ rule: 'input-made-strict', message: 'now refuses unknown fields' }]
    : [{ rule: 'input-made-open', message: 'now ignores unknown fields' }]
}

function isSame(one: Rule, other: Rule): boolean {
  return implies(one, other) && implies(other, one)
}

/** Whether every input that keeps one rule keeps the other, too. */
function implies(one: Rule, other: Rule): boolean {
  if (one.kind !== other.kind) return false
  const [few, many] = one.kind === 'at_least_one_of' ? [one, other] : [other, one]
  return few.fields.every((field) => many.fields.includes(field))
}

interface Words {
  readonly added: (rule: Rule) => string
  /** `left` is what is left of the rule, if anything. */
  readonly removed: (rule: Rule, left: Rule | undefined) => string
}

const words: { readonly [Kind in Rule['kind']]: Words } = {
  at_least_one_of: {
    added: ({ fields }) => `at least one of ${listed(fields)} is now required`,
    removed: ({ fields }, left) =>
      left
        ? `${listed(besides(left, fields))} can now be given instead of ${listed(fields, 'or')}`
        : `none of ${listed(fields)} is required any more`,
  },
  together: {
    added: ({ fields }) => `${listed(fields)} must now be given together or not at all`,
    removed: (rule, left) =>
      left
        ? `${listed(left.fields)} can now be given without ${listed(besides(rule, left.fields))}`
        : `${listed(rule.fields)} can now be given without each other`,
  },
  not_together: {
    added: ({ fields }) => `at most one of ${listed(fields)} can now be given`,
    removed: (rule, left) =>
      left
        ? `${listed(besides(rule, left.fields))} can now be given with ${listed(left.fields, 'or')}`
        : `${listed(rule.fields)} can now be given together`,
  },
}

/** The fields of a rule that are not among others. */
function besides({ fields }: Rule, others: readonly string[]): string[] {
  return fields.filter((field) => !others.includes(field))
}

/** Fields in the words of a message, each in backticks: a; a and b; a, b and c. */
function listed(fields: readonly string[], last: 'and' | 'or' = 'and'): string {
  const type = last === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-GB', { type }).format(fields.map((field) => `\`${field}\``))
}
