import { historyBlocks } from '#codegen/emit/docs/changelog_page.ts'
import { shapeBlocks, typeInWords, typesIn, valueBlocks } from '#codegen/emit/docs/fields.ts'
import { type Names, prose, typeLink } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  code,
  heading,
  type Inline,
  joined,
  list,
  type Page,
  paragraph,
  slug,
} from '#codegen/emit/docs/page.ts'
import { exampleValues } from '#codegen/emit/docs/values.ts'
import { areaTitle } from '#codegen/emit/text.ts'
import { valuesText } from '#codegen/lifecycle.ts'
import type { Model, NamedType, Shape } from '#codegen/model.ts'

type ObjectType = NamedType & { readonly shape: Shape }

/** A page for each object with a name, one for the handles and values of each area, and the list of all. */
export function resourcePages(model: Model, names: Names): Page[] {
  const objects = model.types.filter((type): type is ObjectType => type.shape !== null)
  const uses = usesOf(model)
  const values = exampleValues(model, names)
  const areas = [...Map.groupBy(model.types, (type) => type.area)]
  return [
    index(model, names, areas),
    ...objects.map((type) => resourcePage(model, names, type, uses, values)),
    ...areas.flatMap(([area, types]) => valuesPage(names, area, types)),
  ]
}

interface Uses {
  readonly inputs: ReadonlyMap<string, readonly string[]>
  readonly answers: ReadonlyMap<string, readonly string[]>
  readonly types: ReadonlyMap<string, readonly string[]>
  readonly errors: ReadonlyMap<string, readonly string[]>
}

/** For each type: the capabilities whose input or data has it, the types that have it, the codes it is a candidate of. */
function usesOf(model: Model): Uses {
  const uses = { inputs: new Map(), answers: new Map(), types: new Map(), errors: new Map() } as {
    [kind in keyof Uses]: Map<string, string[]>
  }
  const note = (kind: keyof Uses, schema: unknown, user: string) => {
    for (const name of typesIn(schema)) {
      const users = uses[kind].get(name)
      if (users) users.push(user)
      else uses[kind].set(name, [user])
    }
  }
  for (const { id, input, data } of model.capabilities) {
    note('inputs', input.schema, id)
    note('answers', data.schema, id)
  }
  for (const { name, schema } of model.types) note('types', schema, name)
  for (const { code, candidates } of model.errors)
    if (candidates !== null) note('errors', { $ref: `#/$defs/${candidates}` }, code)
  return uses
}

function resourcePage(
  model: Model,
  names: Names,
  type: ObjectType,
  uses: Uses,
  values: ReadonlyMap<string, unknown>,
): Page {
  const example = values.get(type.name)
  return {
    path: `resources/${type.name}`,
    section: 'resources',
    title: type.name,
    over: areaTitle(type.area),
    about: type.about,
    words: type.shape.fields.map(({ name }) => name),
    blocks: [
      paragraph(...prose(names, type.about)),
      heading(2, 'Fields'),
      ...shapeBlocks(names, `Fields of ${type.name}`, 'field', type.shape),
      paragraph(
        type.shape.strict ? 'Unknown fields are refused.' : 'More fields may be added later.',
      ),
      ...usedBlocks(names, type.name, uses),
      ...historyBlocks(model, names, `type ${type.name}`),
    ],
    beside:
      example === undefined
        ? []
        : [heading(2, 'Example'), code('json', type.name, JSON.stringify(example, null, 2))],
    wide: [],
  }
}

function usedBlocks(names: Names, name: string, uses: Uses): Block[] {
  const capabilities = (ids: readonly string[] = []): Inline[][] =>
    ids.map((id) => [{ code: id, to: `capabilities/${id}` }])
  const answers = capabilities(uses.answers.get(name))
  const inputs = capabilities(uses.inputs.get(name))
  const types = uses.types.get(name) ?? []
  const asking = uses.errors.get(name) ?? []
  return [
    ...(asking.length > 0
      ? [
          heading(2, 'Candidates of'),
          ...list(asking.map((code): Inline[] => [{ code, to: `errors/${code}` }])),
        ]
      : []),
    ...(answers.length > 0 ? [heading(2, 'Answered by'), ...list(answers)] : []),
    ...(inputs.length > 0 ? [heading(2, 'Taken by'), ...list(inputs)] : []),
    ...(types.length > 0
      ? [
          heading(2, 'Part of'),
          paragraph(
            ...joined(
              types.map((one) => typeLink(names, one)),
              ',\n',
            ),
            '.',
          ),
        ]
      : []),
  ]
}

function valuesPage(names: Names, area: string, types: readonly NamedType[]): Page[] {
  const values = types.filter(({ shape }) => shape === null)
  if (values.length === 0) return []
  const title = `Values of ${areaTitle(area).toLowerCase()}`
  return [
    {
      path: `types/${area}`,
      section: 'resources',
      title,
      over: areaTitle(area),
      about: `Handles and other values of ${areaTitle(area).toLowerCase()}.`,
      words: values.map(({ name }) => name),
      blocks: values.flatMap((type) => [
        heading(2, type.name, type.name),
        paragraph(...prose(names, type.about)),
        paragraph('Type: ', ...typeInWords(names, type.schema), '.'),
        ...valueBlocks(names, type),
        ...(type.values.length > 0 ? [paragraph(...prose(names, valuesText(type.values)))] : []),
      ]),
      beside: [],
      wide: [],
    },
  ]
}

function index(
  { service }: Model,
  names: Names,
  areas: readonly [string, readonly NamedType[]][],
): Page {
  const cards = service.main_resources
    .map((name) => names.types.get(name))
    .filter((type) => type?.shape)
    .map((type) => ({
      title: type?.name ?? '',
      to: `resources/${type?.name}`,
      about: type?.about ?? '',
    }))
  return {
    path: 'resources/index',
    section: 'resources',
    title: 'Resources',
    over: 'Resources',
    about: 'Resources, handles and other named types.',
    words: ['types', 'schemas'],
    blocks: [
      paragraph(
        'The types of inputs and answers. A handle identifies one thing; copy it exactly as returned.',
      ),
      ...(cards.length > 0 ? [{ kind: 'cards', cards } as const] : []),
      ...areas.flatMap(([area, types]) => [
        heading(2, areaTitle(area), slug(areaTitle(area))),
        ...list(
          types.map((type): Inline[] => [
            typeLink(names, type.name),
            ': ',
            ...prose(names, type.about),
          ]),
        ),
      ]),
    ],
    beside: [],
    wide: [],
  }
}
