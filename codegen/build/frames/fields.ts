import type { SlotKind } from '#codegen/frames/frame.ts'
import type { Capability, Model, Schema } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import type { Node, Spot } from '#codegen/source.ts'

/** What a slot takes by the named type of its field, without Handle and what follows. */
const kindOfType: { readonly [type: string]: SlotKind | undefined } = {
  ...{
    PlanHandle: 'plan',
    IdeaHandle: 'idea',
    PlanCandidateId: 'candidate',
    CandidateId: 'candidate',
  },
  ...{ IdeasListHandle: 'list', IdeasListHandleLong: 'list', PersonHandle: 'person' },
  ...{ PersonHandleLong: 'person', PlaceHandle: 'place', PlaceHandleLong: 'place' },
  ...{ InviteHandle: 'invite', LogisticsItemHandle: 'item' },
}

/** What a frame is about. */
export interface About {
  readonly capability: Capability
  readonly model: Pick<Model, 'types' | 'capabilities'>
  readonly reader: Reader
}

/** The schema of a field by its path; null and a problem where there is none. */
export function fieldAt(
  path: string,
  spot: Spot,
  { capability, model, reader }: About,
): Schema | null {
  const [first = '', ...inner] = path.split('.')
  const field = capability.input.fields.find(({ name }) => name === first)
  if (!field) {
    const names = capability.input.fields.map(({ name }) => name)
    reader.problems.unknown(spot, `field of ${capability.id}`, first, names)
    return null
  }
  let schema: Schema | undefined = field.schema
  for (const name of inner) {
    const properties: unknown = whole(schema, model).properties
    schema = (properties as { [name: string]: Schema } | undefined)?.[name]
    if (schema === undefined) {
      reader.problems.add(spot, `\`${first}\` of ${capability.id} has no field \`${name}\``)
      return null
    }
  }
  return schema
}

function whole(schema: Schema | undefined, { types }: Pick<Model, 'types'>): Schema {
  const name = typeName(schema)
  const named = name === null ? undefined : types.find((type) => type.name === name)?.schema
  return named ?? schema ?? {}
}

function typeName(schema: Schema | undefined): string | null {
  const { $ref: ref, anyOf, allOf } = schema ?? {}
  if (typeof ref === 'string') return ref.replace('#/$defs/', '')
  const several = (anyOf ?? allOf) as Schema[] | undefined
  return several?.map(typeName).find((one) => one !== null) ?? null
}

/** What a slot takes, by the type of its field; null and a problem where there is no such field. */
export function kindOf(slot: string, spot: Spot, about: About): SlotKind | null {
  const schema = fieldAt(slot, spot, about)
  if (schema === null) return null
  const items = whole(schema, about.model).items as Schema | undefined
  const byType = kindOfType[typeName(items ?? schema) ?? '']
  if (byType) return byType
  if (items && /names$|^people$/.test(slot)) return 'people'
  const { format, type } = flat(whole(schema, about.model))
  if (format === 'date-time') return 'moment'
  if (format === 'uri') return 'link'
  const types: unknown[] = [type].flat()
  return types.includes('integer') || types.includes('number') ? 'number' : 'text'
}

function flat(schema: Schema): Schema {
  const several = schema.anyOf as Schema[] | undefined
  return several?.find(({ type }) => type !== 'null') ?? schema
}

/** Reports a value that the enum of its field does not have. */
export function checkValue(path: string, at: Spot, value: Node, about: About): void {
  const schema = fieldAt(path, at, about)
  if (schema === null || value.kind !== 'scalar') return
  const allowed = flat(whole(schema, about.model)).enum as unknown[] | undefined
  if (allowed && !allowed.includes(value.value))
    about.reader.problems.add(value, `\`${path}\` takes ${allowed.join(', ')}`)
}
