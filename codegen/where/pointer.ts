/** The JSON Pointer (RFC 6901) of a member of the value that another pointer names. */
export function memberPointer(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** A JSON Pointer as the fragment of an address has it. */
export function asFragment(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/')
}

/** The steps of a JSON Pointer as the fragment of an address has it. */
export function pathOf(fragment: string): string[] {
  return fragment
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}
