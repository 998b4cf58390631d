import { fail } from '#server/domain/basics/failure.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'

/** What a body says, whichever form it has. */
export interface Sent {
  readonly input: unknown
  readonly version: string | null
}

/**
 * Tells the two forms of a body apart: one with the key `input` is the envelope `{version?, input}` and
 * may hold nothing else; one with `version` alone is an envelope that lacks its input; any other is the input itself.
 *
 * Errors: `input_invalid`.
 */
export function sentIn(body: Record<string, unknown>): Sent {
  if (!Object.hasOwn(body, 'input')) {
    const names = Object.keys(body)
    if (names.length === 1 && names[0] === 'version')
      throw fail('input_invalid', { errors: [lacking] })
    return { input: body, version: null }
  }
  const errors: Violation[] = Object.keys(body)
    .filter((name) => name !== 'input' && name !== 'version')
    .map((name) => unknownMember(name))
  const { input } = body
  const version = Object.hasOwn(body, 'version') ? body.version : undefined
  if (version !== undefined && typeof version !== 'string') {
    errors.push({ pointer: '/version', code: 'type', message: 'must be a string' })
  }
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    errors.push({ pointer: '/input', code: 'type', message: 'must be an object' })
  }
  if (errors.length > 0) throw fail('input_invalid', { errors })
  return { input, version: typeof version === 'string' ? version : null }
}

const lacking: Violation = {
  pointer: '/input',
  code: 'required',
  message: 'is required with version; without a version, send the input itself',
}

function unknownMember(name: string): Violation {
  const suggestion = didYouMean(name, ['version', 'input'])
  return {
    pointer: memberPointer('', name),
    code: 'unknown_field',
    message: 'does not belong beside input; a body with the key input holds version and input only',
    ...(suggestion !== null && { suggestion }),
  }
}
