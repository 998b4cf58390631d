import {
  type AnswerString,
  dataStrings,
  protocolStrings,
  saysWords,
} from '#codegen/answer_strings.ts'
import type { LintRule } from '#codegen/lint/rule.ts'
import type { Words } from '#codegen/model.ts'

const file = 'spec/capabilities/example.yaml'
const entry = (data: string) => `shelves.count:
  version: "1.0"
  summary: Count shelves
  about: Tells how many there are.
  profile: read
  surfaces: [api]
  kind: shelf.counted
  data:
    ${data}
`

/** The type of the notation that says whose words a string holds. */
const types: { readonly [Each in Words]: string } = {
  people: 'text',
  service: 'sentence',
  none: 'key',
}

export const answerSaysWhoseWords: LintRule = {
  id: 'answer-says-whose-words',
  what: 'A string of an answer says whose words it holds: `text` is what a person or a page wrote, `sentence` what the service says, and `key` no words, such as a code. A registry that says it nowhere need not.',
  why: 'A model reads answers. What others wrote must reach it in quotes and with their name, so that it is not taken for an instruction.',
  file,
  wrong: entry('owner?: text -- Who owns them.\n    color?: string -- The color of most.'),
  right: entry('owner?: text -- Who owns them.\n    color?: key -- The color of most.'),
  appliesTo: saysWords,
  *check(model) {
    for (const { field, of, words, location } of [...dataStrings(model), ...protocolStrings(model)])
      if (words === null)
        yield {
          location,
          message: `${of} ${field} does not say whose words it holds: write \`text\` if a person or a page wrote them, \`sentence\` if the service did, and \`key\` if it is a code, a handle or a name of the registry (in a \`schema\`, \`x-words\`: people, service or none)`,
        }
  },
}

export const oneNameHoldsOneKindOfWords: LintRule = {
  id: 'one-name-holds-one-kind-of-words',
  what: 'Fields of one name hold the same kind of words in all data: `text`, `sentence` or `key`.',
  why: 'The answers to models tell whose words they have by the name of a field, and readers expect the same of the same name.',
  file,
  wrong: entry(
    'owner?: text -- Who owns them.\n    shelf?: { schema: { type: object, properties: { owner: { type: string, x-words: none } } }, about: One of them. }',
  ),
  right: entry(
    'owner?: text -- Who owns them.\n    shelf?: { schema: { type: object, properties: { owner: { type: string, x-words: people } } }, about: One of them. }',
  ),
  appliesTo: saysWords,
  *check(model) {
    const first = new Map<string, AnswerString>()
    for (const one of dataStrings(model)) {
      if (one.words === null) continue
      const other = first.get(one.field) ?? one
      first.set(one.field, other)
      if (other.words !== null && other.words !== one.words)
        yield {
          location: one.location,
          message: `${one.of} ${one.field} is \`${types[one.words]}\`, and ${other.of} ${other.field} is \`${types[other.words]}\`: give one of them another name`,
        }
    }
  },
}
