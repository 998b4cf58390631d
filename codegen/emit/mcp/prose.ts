import type { Capability, Rule } from '#codegen/model.ts'
import { deprecationText } from '#codegen/lifecycle.ts'
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

/**
 * The summary, whether it is deprecated, what the text beyond it adds in at most `length` characters, and the rules over several fields.
 * `commit` is the capability that commits prepared actions. The manifest has no title: it would repeat the summary in every list.
 */
export function toolDescription(
  capability: Capability,
  length: number,
  commit: string | null,
): string {
  const more = opening(beyond(capability), length)
  const rules = capability.input.rules.map(ruleInWords)
  const instead = commit === null ? '' : `: use ${commit}`
  const refused = capability.direct ? [] : [`Always refused${instead}.`]
  const extra = more === '' || more.length > length ? [] : [more]
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
        .match(/[a-z]{4,}/g)
        ?.map((word) => word.slice(0, 4)),
    )
  const [said, repeated] = [stems(summary), stems(first)]
  const again = [...said].filter((stem) => repeated.has(stem)).length
  const restates = again * 2 >= said.size && first.length < 2 * summary.length
  return (restates ? rest : [first, ...rest]).join(' ')
}
