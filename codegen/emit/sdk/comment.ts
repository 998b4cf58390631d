import type { Capability, Field, Model } from '#codegen/model.ts'
import { lifecycleTags, lifecycleText } from '#codegen/lifecycle.ts'
import { literal, oneLine } from '#codegen/emit/text.ts'
import { codesOf } from '#codegen/emit/sdk/codes.ts'

/**
 * The doc comment of a call: the registry's description of the capability, and an example. `call` is how
 * the example is written, up to its parenthesis.
 */
export function callComment(
  model: Model,
  capability: Capability,
  call: string,
  first: readonly string[],
  indent: string,
): string {
  const { id, version, effect, ability, summary, about } = capability
  const lines = [
    ...paragraph(`${summary}.`),
    ...paragraph(oneLine(about) === `${summary}.` ? '' : about),
    ...paragraph(`\`${id}\` ${version}: ${effect}, needs \`${ability}\`.`),
    ...fields(capability.input.fields),
    ...rules(capability),
    ...answers(model, capability),
    ...lifecycleTags(capability).flatMap(paragraph),
    ...example(capability, call, first),
    '',
    `@see {@link ${docsOf(model)}/capabilities/${id}}`,
  ]
  while (lines[0] === '') lines.shift()
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'))
  return [
    `${indent}/**`,
    ...safe.map((line) => `${indent} *${line && ` ${line}`}`),
    `${indent} */\n`,
  ].join('\n')
}

/** The address of the reference, in the same notation as the types of problems. */
function docsOf({ service }: Model): string {
  return `https://${service.brand}.example/docs`
}

function paragraph(text: string): string[] {
  return text === '' ? [] : ['', ...broken(oneLine(text), '')]
}

function fields(all: readonly Field[]): string[] {
  if (all.length === 0) return ['', 'Takes no input.']
  return [
    '',
    'Input:',
    ...all.flatMap((field) => {
      const said = [oneLine(field.about), lifecycleText(field, field.values)].join(' ').trim()
      return broken(`- \`${field.name}\`${field.required ? ' (required)' : ''}: ${said}`, '  ')
    }),
  ]
}

const ruleWords = {
  at_least_one_of: 'At least one of these is required',
  together: 'These come together',
  not_together: 'These exclude each other',
}

function rules({ input }: Capability): string[] {
  return input.rules.flatMap(({ kind, fields }) =>
    broken(`- ${ruleWords[kind]}: ${fields.map((name) => `\`${name}\``).join(', ')}.`, '  '),
  )
}

function answers(model: Model, capability: Capability): string[] {
  const old = new Set(model.errors.filter(({ deprecated }) => deprecated).map(({ code }) => code))
  const listed = (codes: readonly string[]) =>
    codes.map((code) => (old.has(code) ? `${code} (deprecated)` : code)).join(', ')
  const { needs_input, failed, refused } = codesOf(model, capability)
  const done = capability.statuses.filter(
    (status) => status !== 'needs_input' && status !== 'failed',
  )
  const rows: [string, readonly string[]][] = [
    ['needs_input', needs_input],
    ['failed', failed],
  ]
  return [
    '',
    'Answers:',
    `- ${done.map((status) => `\`${status}\``).join(', ')}`,
    ...rows
      .filter(([status]) => capability.statuses.some((own) => own === status))
      .flatMap(([status, codes]) =>
        broken(`- \`${status}\`${codes.length > 0 ? `: ${listed(codes)}` : ''}`, '  '),
      ),
    ...(refused.length > 0
      ? broken(`- throws a ProblemError, besides the common codes: ${listed(refused)}`, '  ')
      : []),
  ]
}

function example({ examples }: Capability, call: string, first: readonly string[]): string[] {
  const [shown] = examples
  if (!shown) return []
  const input = Object.keys(shown.input).length === 0 ? [] : [literal(shown.input)]
  const text = `const answer = await ${call}(${[...first, ...input].join(', ')})`
  return ['', `@example ${oneLine(shown.about)}`, ...text.split('\n')]
}

/** Broken at spaces; lines after the first begin with `hanging`. */
function broken(text: string, hanging: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > 94) {
      lines.push(line)
      line = `${hanging}${word}`
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
