import type { CapabilityId } from '#generated/types.ts'
import { sources } from '#generated/server/sources.ts'
import { Failure } from '#server/domain/failure.ts'
import { pathOf } from '#server/domain/pointer.ts'
import { isCapability } from '#server/runtime/authorise.ts'

/**
 * The capability whose answers give the handle that a pointer into an input asks for.
 *
 * @returns null for a field that is no handle, and where the registry names no capability.
 */
export function sourceOf(capability: string, pointer: string): CapabilityId | null {
  if (!isCapability(capability)) return null
  const names = pathOf(pointer).filter((name) => !/^\d+$/.test(name))
  return sources[capability]?.[names.join('/')] ?? null
}

/**
 * A failure about a handle, which then names the capability that gives such handles: one that means nothing here, or a
 * required one that is missing. Any other error is returned as it is.
 */
export function withSource(error: unknown, capability: string): unknown {
  if (!(error instanceof Failure) || error.detail.prerequisite) return error
  for (const pointer of handlesAt(error)) {
    const source = sourceOf(capability, pointer)
    // What gives the handle cannot be asked of itself.
    if (source === null || source === capability) continue
    const prerequisite = { capability: source, input: {} }
    return new Failure(error.code, { ...error.detail, prerequisite })
  }
  return error
}

function handlesAt({ code, detail }: Failure): string[] {
  if (code === 'reference_not_found') return detail.pointer === undefined ? [] : [detail.pointer]
  if (code !== 'input_invalid') return []
  const missing = detail.errors?.filter((violation) => violation.code === 'required') ?? []
  return missing.map(({ pointer }) => pointer)
}
