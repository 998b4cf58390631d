import type { Deprecation, EnumValue, Lifecycle, Schema } from '#codegen/model.ts'

/** A deprecation in sentences: since when, what to use instead, and when it ends. */
export function deprecationText({ since, replaced_by, sunset }: Deprecation): string {
  return [
    `Deprecated since ${since.split('.')[0]}.`,
    ...(replaced_by === null ? [] : [`Use ${replaced_by} instead.`]),
    ...(sunset === null ? [] : [`It ends on ${sunset}.`]),
  ].join(' ')
}

/** Which versions added values of an enum, and which values are deprecated, in a sentence or more for each. */
export function valuesText(values: readonly EnumValue[]): string {
  return values
    .map(({ value, since, deprecated }) => {
      const came = since === null ? '' : `was added in ${since}`
      if (!deprecated) return came === '' ? '' : `${value} ${came}.`
      const [first = '', ...rest] = deprecationText(deprecated).split('. ')
      const left = `${first.replace('Deprecated', 'is deprecated')}`
      const said = `${value} ${came === '' ? '' : `${came}; it `}${left}`
      return [said, ...rest].join('. ')
    })
    .filter((text) => text !== '')
    .join(' ')
}

/** Everything to add to a description; empty if there is nothing. */
export function lifecycleText({ since, deprecated }: Lifecycle, values: readonly EnumValue[] = []) {
  return [
    ...(deprecated ? [deprecationText(deprecated)] : []),
    ...(since === null ? [] : [`Added in ${since}.`]),
    valuesText(values),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** The tags of a doc comment, each a paragraph. */
export function lifecycleTags({ since, deprecated }: Lifecycle): string[] {
  return [
    ...(since === null ? [] : [`@since ${since}`]),
    ...(deprecated
      ? [`@deprecated ${deprecationText(deprecated).replace('Deprecated since', 'Since')}`]
      : []),
  ]
}

/** The keywords of OpenAPI, and extensions that begin with `x-` for the rest. */
export function lifecycleKeywords({ since, deprecated }: Lifecycle): Schema {
  return {
    ...(deprecated && { deprecated: true }),
    ...(since !== null && { 'x-since': since }),
    ...(deprecated && { 'x-deprecated-since': deprecated.since }),
    ...(deprecated?.replaced_by && { 'x-replaced-by': deprecated.replaced_by }),
    ...(deprecated?.sunset && { 'x-sunset': deprecated.sunset }),
  }
}

/** The schema of a field or an enum with its lifecycle, in keywords and in its description. */
export function marked(
  schema: Schema,
  about: string,
  lifecycle: Lifecycle,
  values: readonly EnumValue[],
): Schema {
  const text = lifecycleText(lifecycle, values)
  if (text === '') return schema
  const said = values.map(({ value, ...own }) => [value, lifecycleKeywords(own)])
  return {
    ...schema,
    description: about === '' ? text : `${about} ${text}`,
    ...lifecycleKeywords(lifecycle),
    ...(said.length > 0 && { 'x-values': Object.fromEntries(said) }),
  }
}
