import { type FieldRow, type Inline, joined, plainText } from '#codegen/emit/docs/page.ts'

/** The fields of an object and the type they belong to, '' for an object without a name. */
type Parts = NonNullable<FieldRow['of']>

/**
 * The fields of a value that is one of several objects, each once: required only where all of them require it. A field
 * that not all have says with which of them it comes, if a constant tells them apart. Null for no objects.
 */
export function ofAlternatives(all: readonly Parts[]): Parts | null {
  const [first] = all
  if (!first || all.length === 1) return first ?? null
  const constant = first.rows.find(({ name }) => all.every((one) => constantOf(one, name)))?.name
  const names = [...new Set(all.flatMap(({ rows }) => rows.map(({ name }) => name)))]
  const rows = names.flatMap((name) => {
    const having = all.filter((one) => rowOf(one, name))
    const everywhere = having.length === all.length
    const values = having.flatMap((one) => (constant && constantOf(one, constant)) ?? [])
    const when = constant === undefined || everywhere ? [] : onlyWith(constant, values)
    const found = having.flatMap((one) => rowOf(one, name) ?? [])
    return united(found, everywhere, when) ?? []
  })
  return { name: [...new Set(all.map(({ name }) => name))].join(' or '), rows }
}

/** One field of several objects. */
function united(
  rows: readonly FieldRow[],
  everywhere: boolean,
  when: readonly Inline[],
): FieldRow | null {
  const [first] = rows
  if (!first) return null
  return {
    ...first,
    type: listed(
      rows.map(({ type }) => type),
      ' or ',
    ),
    required: everywhere && rows.every(({ required }) => required),
    about: listed([...rows.map(({ about }) => about), when], ' '),
    of: ofAlternatives(rows.flatMap(({ of }) => of ?? [])),
  }
}

function onlyWith(constant: string, values: readonly Inline[]): Inline[] {
  return ['Only with ', { code: constant }, ' ', ...joined(values, ' or '), '.']
}

/** Texts one after the other, each once and without those that say nothing. */
function listed(some: readonly (readonly Inline[])[], mark: string): Inline[] {
  const different = new Map(some.map((one) => [plainText(one), one]))
  different.delete('')
  return [...different.values()].flatMap((one, at) => (at === 0 ? [...one] : [mark, ...one]))
}

function rowOf({ rows }: Parts, name: string): FieldRow | undefined {
  return rows.find((row) => row.name === name)
}

/** The only value of a field of an object; undefined where there may be others. */
function constantOf(parts: Parts, name: string): Inline | undefined {
  const [only, ...others] = rowOf(parts, name)?.type ?? []
  const isConstant = typeof only === 'object' && 'code' in only && only.to === undefined
  return isConstant && others.length === 0 ? only : undefined
}
