import { pageAddress } from '#server/domain/basics/linked_text.ts'
import { mustBePageAddress, mustBeShorter } from '#server/domain/messages/input.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** How many characters the address of a page may have. */
const longestAddress = 2048

/**
 * The address of a page without the spaces around it. Adds a violation for anything but http and https, for a
 * user name or password in it, and for more than `longest` characters.
 */
export function readWebAddress(
  text: string,
  pointer: string,
  violations: Violation[],
  longest = longestAddress,
): string {
  const address = text.trim()
  if (pageAddress(address) === null) {
    violations.push({ pointer, code: 'format', message: mustBePageAddress })
  } else if (address.length > longest) {
    violations.push({ pointer, code: 'too_long', message: mustBeShorter(longest) })
  }
  return address
}
