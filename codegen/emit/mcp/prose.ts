import type { Capability, Model, Rule } from '#codegen/model.ts'
import { deprecationText } from '#codegen/lifecycle.ts'
import { inToolNames } from '#codegen/emit/mcp/names.ts'
import { oneLine } from '#codegen/emit/text.ts'

/**
 * The beginning of a text: as many whole sentences as fit into `length` characters, but always one, and of a
 * first sentence that is too long only the clauses (up to a colon or semicolon) that fit, but always one.
 */
export function opening(text: string, length: number): string {
  const line = oneLine(text)
  const said = fitting(line.split(/(?<=\.) /), ' ', length)
  if (said.length <= length) return said
  return `${fitting(said.split(/(?<=[;:]) /), ' ', length).replace(/[;:.]$/, '')}.`
}

function fitting(pieces: readonly string[], separator: string, length: number): string {
  let said = pieces[0] ?? ''
  for (const piece of pieces.slice(1)) {
    if (said.length + separator.length + piece.length > length) break
    said += separator + piece
  }
  return said
}

/** Rules over several fields, in words: a root `anyOf` makes some clients drop the tool. */
function ruleInWords(rule: Rule): string {
  const fields = rule.fields.join(', ')
  if (rule.kind === 'at_least_one_of') return `Needs ${rule.fields.join(' or ')}.`
  if (rule.kind === 'together') return `${fields}: together.`
  return `${fields}: only one.`
}

/** The rules; those of one field that excludes several others in one sentence. */
function rulesInWords(rules: readonly Rule[]): string[] {
  const excluded = new Map<string, string[]>()
  for (const { kind, fields } of rules) {
    const [first = '', ...others] = fields
    if (kind === 'not_together') excluded.set(first, [...(excluded.get(first) ?? []), ...others])
  }
  const said = new Set<string>()
  return rules.flatMap((rule) => {
    const [first = ''] = rule.fields
    const others = rule.kind === 'not_together' ? (excluded.get(first) ?? []) : []
    if (others.length < 2) return [ruleInWords(rule)]
    if (said.has(first)) return []
    said.add(first)
    return [`${first}: not with ${others.join(' or ')}.`]
  })
}

/** How many characters the first sentence may add to the summary; of a longer one only clauses are shown. */
const longest = 130

/**
 * The summary, whether it is deprecated, the first sentence that adds to it, and the rules over several fields. Other
 * capabilities are named by their tools.
 */
export function toolDescription(model: Model, capability: Capability): string {
  const [first = ''] = beyond(capability).split(/(?<=\.) /)
  const more = opening(inToolNames(model, first), longest)
  const rules = rulesInWords(capability.input.rules)
  const { commit } = model.service.protocol
  const instead = commit === null ? '' : `: use ${inToolNames(model, commit)}`
  const refused = capability.direct ? [] : [`Always refused${instead}.`]
  const extra = more === '' || more.length > longest ? [] : [more]
  const { deprecated } = capability
  const ending = deprecated ? [deprecationText(deprecated)] : []
  return [`${capability.summary}.`, ...ending, ...extra, ...rules, ...refused].join(' ')
}

/** The text without a first sentence that only repeats the summary. */
function beyond({ summary, about }: Capability): string {
  const [first = '', ...rest] = oneLine(about).split(/(?<=\.) /)
  const stems = (text: string) =>
    new Set(
      text
        .toLowerCase()
        // The name of another capability says nothing about this one.
        .replaceAll(/\w+(?:\.\w+)+/g, '')
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.slice(0, 4)),
    )
  const [said, repeated] = [stems(summary), stems(first)]
  const again = [...said].filter((stem) => repeated.has(stem)).length
  const restates = again * 2 >= said.size && first.length < 2 * summary.length
  return (restates ? rest : [first, ...rest]).join(' ')
}
