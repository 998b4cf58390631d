import { fieldsOf, type LintRule } from '#codegen/lint/rule.ts'
import type { Location, Model } from '#codegen/model.ts'

const code = (next: string) =>
  `shelf_painted:
  status: failed
  title: Painted
  message: It is wet.
  next: ${next}
  retryable: true
  common: true
`

export const textNamesACapability: LintRule = {
  id: 'text-names-a-capability',
  what: 'What looks like the name of a capability in a text, of a code, a field or another capability, is one.',
  why: 'Readers call what the text names, and tools show their own name in its place only where the capability is known.',
  file: 'spec/errors.yaml',
  wrong: code('Read the shelves with shelves.qery.'),
  right: code('Read the shelves with shelves.query.'),
  *check(model) {
    const { capabilities, service } = model
    const ids = new Set(capabilities.map(({ id }) => id))
    const first = new Set(capabilities.map(({ id }) => id.split('.')[0]))
    const other = new Set([
      ...capabilities.map(({ kind }) => kind),
      ...service.disclosures.map(({ name }) => name),
    ])
    for (const { text, location } of textsOf(model)) {
      for (const [name] of text.matchAll(nameLike)) {
        if (!first.has(name.split('.')[0]) || ids.has(name) || other.has(name)) continue
        yield { location, message: `the text names \`${name}\`, which is not a capability` }
      }
    }
  },
}

/** Words joined by dots, and no part of an address. */
const nameLike = /(?<![\w./@-])[a-z_]+(?:\.[a-z_]+)+(?![\w/@-])/g

function* textsOf(model: Model): Iterable<{ text: string; location: Location }> {
  for (const { message, next, location } of model.errors)
    yield { text: `${message} ${next}`, location }
  for (const { about, next, location } of model.capabilities)
    yield { text: [about, ...next.map(({ reason }) => reason)].join(' '), location }
  for (const { field } of fieldsOf(model)) yield { text: field.about, location: field.location }
}
