import type { Field, NamedType, ResourceFact, Rule, Schema, Shape } from '#codegen/model.ts'
import { marked } from '#codegen/lifecycle.ts'
import type { Reader } from '#codegen/read.ts'
import { areaOf, type Entry, entryOf, locate, type Mapping, type Node } from '#codegen/source.ts'
import { checkReplacement } from '#codegen/build/lifecycle.ts'
import { readLabel, readResource } from '#codegen/build/resources.ts'
import { shapeOf } from '#codegen/build/schema.ts'
import { type Named, plainly, readValue } from '#codegen/build/values.ts'

export const ruleKinds = ['at_least_one_of', 'together', 'not_together'] as const

const typeKeys = [
  ...['about', 'resource', 'noun', 'plural', 'label'],
  ...['fields_from', 'fields', 'strict', ...ruleKinds],
]

interface Declared {
  readonly entry: Entry
  readonly area: string
}

/** What a shape gets from the types it includes. */
interface Included {
  readonly fields: readonly Field[]
  readonly rules: readonly Rule[]
  readonly resource: ResourceFact | null
  readonly label: readonly string[]
}

/** The named types: declared first, then built as they are asked for, so that they may refer to one another. */
export class Types implements Named {
  readonly names: ReadonlySet<string>
  readonly version: string
  readonly #reader: Reader
  readonly #declared = new Map<string, Declared>()
  readonly #built = new Map<string, NamedType | null>()
  readonly #abouts = new Map<string, string>()
  /** The type of each kind of resource. */
  readonly #kinds = new Map<string, string>()

  /** `version` is the registry's own. */
  constructor(files: readonly Mapping[], version: string, reader: Reader) {
    this.#reader = reader
    this.version = version
    for (const file of files) {
      const area = areaOf(file.file)
      for (const entry of file.entries) this.#declare(entry, area)
    }
    this.names = new Set(this.#declared.keys())
  }

  /** Every type, in the order of the files. */
  all(): NamedType[] {
    return [...this.#declared.keys()].map((name) => this.get(name)).filter((type) => type !== null)
  }

  /** A type by its name; null when it is unknown or could not be built. */
  get(name: string): NamedType | null {
    const known = this.#built.get(name)
    if (known !== undefined) return known
    const declared = this.#declared.get(name)
    if (!declared) return null
    // Until it is built it counts as unusable: only a type that includes its own fields comes here twice.
    this.#built.set(name, null)
    const type = this.#build(name, declared)
    this.#built.set(name, type)
    return type
  }

  aboutOf(name: string): string {
    return this.#abouts.get(name) ?? ''
  }

  fieldsOf(name: string): readonly Field[] | null {
    return this.get(name)?.shape?.fields ?? null
  }

  /** What object types bring into another shape: their fields and rules, and what the first of them is. */
  included(node: Node | undefined, key: string): Included {
    if (!node) return { fields: [], rules: [], resource: null, label: [] }
    const types: NamedType[] = []
    const shapes: Shape[] = []
    for (const name of this.#reader.names(node, 'type', this.names)) {
      const type = this.get(name)
      if (type) types.push(type)
      if (type?.shape) shapes.push(type.shape)
      else
        this.#reader.problems.add(
          node,
          `\`${key}\` needs object types, and \`${name}\` is not an object type`,
        )
    }
    return {
      fields: shapes.flatMap((shape) => shape.fields),
      rules: shapes.flatMap((shape) => shape.rules),
      resource: types.find((type) => type.resource)?.resource ?? null,
      label: types.find((type) => type.label.length > 0)?.label ?? [],
    }
  }

  /** The fields of a mapping of field notations. `others` are those they come together with. */
  fields(node: Node | undefined, what: string, others: readonly Field[] = []): Field[] {
    if (!node) return []
    const mapping = this.#reader.mapping(node, what)
    const fields: Field[] = []
    for (const entry of mapping?.entries ?? []) {
      const field = this.#field(entry)
      if (fields.some((other) => other.name === field.name)) {
        this.#reader.problems.add(entry.at, `field \`${field.name}\` is declared twice`)
      }
      fields.push(field)
    }
    const names = [...others, ...fields].map(({ name }) => name)
    for (const { key, value } of mapping?.entries ?? [])
      checkReplacement(value, 'field', key.replace('?', ''), names, this.#reader)
    return fields
  }

  /** The rules an entry has over the given fields: each one list of fields, or several. */
  rules(owner: Mapping, fields: readonly Field[]): Rule[] {
    const names = fields.map((field) => field.name)
    const rules: Rule[] = []
    for (const kind of ruleKinds) {
      const node = entryOf(owner, kind)?.value
      if (!node) continue
      const several =
        node.kind === 'list' &&
        node.items.length > 0 &&
        node.items.every((item) => item.kind === 'list')
      for (const list of several && node.kind === 'list' ? node.items : [node]) {
        const words = this.#reader.names(list, 'field', names)
        if (list.kind === 'list' && list.items.length < 2) {
          this.#reader.problems.add(list, `\`${kind}\` needs two fields or more`)
        }
        if (words.length > 1) rules.push({ kind, fields: words })
      }
    }
    return rules
  }

  #declare(entry: Entry, area: string): void {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(entry.key)) {
      this.#reader.problems.add(
        entry.at,
        `\`${entry.key}\` is not a valid type name: a capital first, then letters and digits`,
      )
    }
    const first = this.#declared.get(entry.key)
    if (first) {
      const { file, line } = locate(first.entry.at)
      this.#reader.problems.add(
        entry.at,
        `type \`${entry.key}\` is already declared at ${file}:${line}`,
      )
      return
    }
    this.#declared.set(entry.key, { entry, area })
    const about = aboutOf(entry.value)
    if (about !== null) this.#abouts.set(entry.key, about)
  }

  #build(name: string, { entry, area }: Declared): NamedType | null {
    const location = locate(entry.at)
    const node = entry.value
    if (node.kind === 'mapping' && !entryOf(node, 'type') && !entryOf(node, 'schema')) {
      this.#reader.keys(node, typeKeys)
      const about = this.#reader.requiredText(node, 'about', entry)
      const included = this.included(entryOf(node, 'fields_from')?.value, 'fields_from')
      const written = this.#reader.required(node, 'fields', entry)?.value
      const own = this.fields(written, '`fields`', included.fields)
      const fields = overlaid(included.fields, own)
      const strict = entryOf(node, 'strict')
      const shape = shapeOf(
        fields,
        [...included.rules, ...this.rules(node, fields)],
        strict ? (this.#reader.boolean(strict.value, '`strict`') ?? false) : false,
      )
      const schema = { description: about, ...shape.schema }
      const resource = this.#resource(node, fields, name) ?? included.resource
      const labelled = readLabel(node, shape, this, this.#reader)
      const label = labelled.length > 0 ? labelled : included.label
      return { name, area, about, schema, shape, resource, label, values: [], location }
    }
    const value = readValue(entry, this, this.#reader)
    if (!value) return null
    if (value.about === null)
      this.#reader.problems.add(
        entry.at,
        `type \`${name}\` has no description: end it with \`-- …\``,
      )
    if (!value.carry)
      this.#reader.problems.add(entry.at, '`carry` belongs to a field, not to a named type')
    const { since, deprecated } = value.lifecycle
    if (since !== null || deprecated)
      this.#reader.problems.add(
        entry.at,
        '`since` and `deprecated` belong to a field, a value of an enum, a capability or a code, not to a named type',
      )
    const about = value.about ?? ''
    return {
      name,
      area,
      about,
      schema: marked({ description: about, ...value.schema }, about, value.lifecycle, value.values),
      shape: null,
      resource: null,
      label: [],
      values: value.values,
      location,
    }
  }

  #resource(node: Mapping, fields: readonly Field[], name: string): ResourceFact | null {
    const resource = readResource(node, fields, this.#reader)
    const found = entryOf(node, 'resource')
    if (!resource || !found) return null
    const other = this.#kinds.get(resource.kind)
    if (other !== undefined) {
      const message = `\`${other}\` is the resource \`${resource.kind}\` already`
      this.#reader.problems.add(found.value, message)
    }
    this.#kinds.set(resource.kind, name)
    return resource
  }

  #field(entry: Entry): Field {
    const required = !entry.key.endsWith('?')
    const name = required ? entry.key : entry.key.slice(0, -1)
    if (!/^[a-z][a-z0-9_]*$/.test(name)) {
      this.#reader.problems.add(
        entry.at,
        `\`${name}\` is not a valid field name: lower-case words joined by _`,
      )
    }
    if (name === 'constructor')
      this.#reader.problems.add(
        entry.at,
        '`constructor` is there in every object of JavaScript: choose another name',
      )
    // A broken field is still a field: rules that name it must not be reported as well.
    const value = readValue(entry, this, this.#reader) ?? broken
    const about = value.about ?? value.inherited
    if (about === null) {
      this.#reader.problems.add(
        entry.at,
        `field \`${name}\` has no description: end it with \`-- …\``,
      )
    }
    if (value.defaulted && required) {
      this.#reader.problems.addRepairable(
        entry.at,
        `field \`${name}\` has a default, so it is optional: write \`${name}?\``,
        { spot: entry.at, text: `${name}?` },
      )
    }
    const schema: Schema = {
      ...value.schema,
      ...(value.about !== null && { description: value.about }),
    }
    const { carry, listed, lifecycle, values } = value
    return {
      name,
      required,
      about: about ?? '',
      carry,
      listed,
      ...lifecycle,
      values,
      schema: marked(schema, about ?? '', lifecycle, values),
      location: locate(entry.at),
    }
  }
}

/** Replaces a value that could not be read, and causes no further problems. */
const broken = { schema: {}, about: null, inherited: '', defaulted: false, ...plainly }

/** The base's fields, each replaced by the one of the same name, then the new ones. */
export function overlaid(base: readonly Field[], over: readonly Field[]): Field[] {
  const byName = new Map(base.map((field) => [field.name, field]))
  for (const field of over) byName.set(field.name, field)
  return [...byName.values()]
}

function aboutOf(node: Node): string | null {
  if (node.kind === 'scalar') return / -- (.+)$/s.exec(String(node.value))?.[1]?.trim() ?? null
  if (node.kind === 'list') return null
  const about = entryOf(node, 'about')?.value ?? entryOf(node, 'type')?.value
  if (about?.kind !== 'scalar') return null
  return entryOf(node, 'about') ? String(about.value).trim() : aboutOf(about)
}
