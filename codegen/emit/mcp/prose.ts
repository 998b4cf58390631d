import type { Capability, Rule } from '#codegen/model.ts'
import { oneLine } from '#codegen/emit/text.ts'

/** The first sentences of a text, as many as fit into `length` characters, but always one. */
export function opening(text: string, length: number): string {
  const sentences = oneLine(text).match(/[^.]+(?:\.(?!\s|$)[^.]*)*(?:\.|$)/g) ?? []
  let said = ''
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.length > length) break
    said += sentence
  }
  return said.trim()
}

/** Rules over several fields, in words: a root `anyOf` makes some clients drop the tool. */
function ruleInWords(rule: Rule): string {
  const fields = rule.fields.join(', ')
  if (rule.kind === 'at_least_one_of') return `Needs one of ${fields}.`
  if (rule.kind === 'together') return `Give ${fields} together.`
  return `Give only one of ${fields}.`
}

/** One or two sentences on what the tool does; the title has said the summary already. */
export function toolDescription(capability: Capability): string {
  const about = opening(capability.about, 160)
  const rules = capability.input.rules.map(ruleInWords)
  const refused = capability.direct ? [] : ['Always refused: use actions.commit.']
  const said = [about === '' ? `${capability.summary}.` : about, ...rules, ...refused]
  return said.join(' ')
}
