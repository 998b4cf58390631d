import { type DataPart, dataParts, partsOfData } from '#generated/server/data_parts.ts'
import { isCapability } from '#server/runtime/authorise.ts'

export type { DataPart }

/** Nothing that is known to be a resource, or to have one inside. */
export const noPart: DataPart = { handle: null, parts: {} }

/** What the registry declares of the data of a capability. */
export function partOfData(capability: string | undefined): DataPart {
  if (capability === undefined || !isCapability(capability)) return noPart
  return { handle: null, parts: partsOfData[capability] }
}

/** What the registry declares of a field of a part, or of the entries of the list in it. */
export function partIn({ parts }: DataPart, field: string): DataPart {
  const name = Object.hasOwn(parts, field) ? parts[field] : undefined
  return (name !== undefined && dataParts[name]) || noPart
}
