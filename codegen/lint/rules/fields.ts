import { fieldsOf, type LintRule, meant } from '#codegen/lint/rule.ts'

const file = 'spec/capabilities/example.yaml'
const entry = (input: string, more = '') => `shelves.count:
  version: "1.0"
  summary: Count shelves
  about: Tells how many there are.
  profile: read
  surfaces: [api]
  kind: shelf.counted${more}
  input:
    ${input}
  data: {}
`

export const descriptionIsASentence: LintRule = {
  id: 'description-is-a-sentence',
  what: 'A field’s description is a sentence: it begins with a capital and ends with a period.',
  why: 'Editors, tools and tables show it without context. Fragments are hard to understand there.',
  file,
  wrong: entry('color?: string(..80) -- the color'),
  right: entry('color?: string(..80) -- Only shelves of this color.'),
  *check(model) {
    for (const { field, of } of fieldsOf(model)) {
      if (
        !/^[^a-z].*[.?!”)]$/s.test(field.about.trim()) &&
        !/^[a-z_]+ (is|are|was|says|shows)\b.*\.$/s.test(field.about.trim())
      ) {
        yield {
          location: field.location,
          message: `the description of ${of} ${field.name} is not a sentence: “${field.about}”`,
        }
      }
    }
  },
}

export const descriptionAddsToTheName: LintRule = {
  id: 'description-adds-to-the-name',
  what: 'A description says something that the field’s name does not.',
  why: 'A reader of the description has already read the name.',
  file,
  wrong: entry('shelf_color?: string(..80) -- The shelf color.'),
  right: entry('shelf_color?: string(..80) -- Only shelves of this color, in English.'),
  *check(model) {
    const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
    for (const { field, of } of fieldsOf(model)) {
      const own = new Set([...words(field.name), 'the', 'a', 'an', 'its', 'of'])
      // One word may be all there is to say of a plain name.
      if (words(field.name).length > 1 && words(field.about).every((word) => own.has(word))) {
        yield {
          location: field.location,
          message: `the description of ${of} ${field.name} repeats its name`,
        }
      }
    }
  },
}

export const inputTextIsBounded: LintRule = {
  id: 'input-text-is-bounded',
  what: 'A string in an input has a maximum length.',
  why: 'Without one the only limit is that of the body, so storage and pages cannot rely on any length.',
  file,
  wrong: entry('color?: string -- Only shelves of this color.'),
  right: entry('color?: string(..80) -- Only shelves of this color.'),
  *check(model) {
    for (const { field, of, direction } of fieldsOf(model)) {
      if (direction !== 'input') continue
      const own = meant(field.schema, model.types)
      const schema =
        own.type === 'array' ? meant((own.items ?? {}) as typeof own, model.types) : own
      const bounded =
        schema.maxLength !== undefined ||
        schema.pattern !== undefined ||
        schema.enum !== undefined ||
        schema.const !== undefined ||
        ['date-time', 'date', 'time'].includes(String(schema.format))
      if (schema.type === 'string' && !bounded)
        yield { location: field.location, message: `${of} ${field.name} has no maximum length` }
    }
  },
}

export const inputListIsBounded: LintRule = {
  id: 'input-list-is-bounded',
  what: 'A list in an input has a maximum number of items.',
  why: 'A thousand items cost a thousand look-ups in one transaction.',
  file,
  wrong: entry('colors?: string(..80)[] -- Only shelves of these colors.'),
  right: entry('colors?: string(..80)[..25] -- Only shelves of these colors.'),
  *check(model) {
    for (const { field, of, direction } of fieldsOf(model)) {
      const schema = meant(field.schema, model.types)
      if (direction === 'input' && schema.type === 'array' && schema.maxItems === undefined)
        yield {
          location: field.location,
          message: `${of} ${field.name} has no maximum number of items`,
        }
    }
  },
}

export const instantIsADateTime: LintRule = {
  id: 'instant-is-a-date-time',
  what: 'A field whose name ends in _at is a date-time.',
  why: 'The name promises an instant. Nothing would check a plain string.',
  file,
  wrong: entry('built_at?: string(..80) -- When it was built.'),
  right: entry('built_at?: date-time -- When it was built.'),
  *check(model) {
    for (const { field, of } of fieldsOf(model)) {
      const { format, type } = meant(field.schema, model.types)
      if (field.name.endsWith('_at') && format !== 'date-time' && type === 'string')
        yield {
          location: field.location,
          message: `${of} ${field.name} ends in _at and is not a date-time`,
        }
    }
  },
}

export const handleHasItsType: LintRule = {
  id: 'handle-has-its-type',
  what: 'A field whose name ends in _handle or _handles uses a named handle type.',
  why: 'The named type says what the handle identifies and that it is copied exactly. A plain string says neither, and its length soon differs.',
  file,
  wrong: entry('shelf_handle?: string(..64) -- Names the shelf.'),
  right: entry('shelf_handle?: ShelfHandle'),
  *check(model) {
    for (const { field, of } of fieldsOf(model)) {
      if (!/_handles?$/.test(field.name)) continue
      const written = JSON.stringify(field.schema)
      if (!written.includes('#/$defs/'))
        yield { location: field.location, message: `${of} ${field.name} is a plain string` }
    }
  },
}
