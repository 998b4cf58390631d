import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { didYouMean } from '#server/domain/nearest.ts'
import { memberPointer } from '#server/domain/pointer.ts'
import { schemasAt } from '#server/runtime/schema.ts'

/** What is disclosed of fields that were sent and are not fields of the input; nothing where there are none. */
export function ignoredFields(
  facts: CapabilityFacts,
  ignored: readonly string[],
): { name: string; text: string }[] {
  if (ignored.length === 0) return []
  const named = ignored.map((field) => {
    const meant = meantField(facts, field)
    return meant === null ? field : `${field} (did you mean ${meant}?)`
  })
  return [
    {
      name: 'input.fields_ignored',
      text: `These fields mean nothing to this capability and were ignored: ${named.join(', ')}.`,
    },
  ]
}

/** The field that was most likely meant: one of this name inside of another field, or one of a similar name. */
function meantField({ id, fields }: CapabilityFacts, name: string): string | null {
  const outer = fields.find((field) =>
    schemasAt(id, 'input', memberPointer('', field)).some(
      ({ properties }) => properties !== undefined && Object.hasOwn(properties, name),
    ),
  )
  return outer === undefined ? didYouMean(name, fields) : `${outer}.${name}`
}
