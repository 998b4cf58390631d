/** The JSON Pointer (RFC 6901) of a path. */
export function pointerTo(path: readonly (string | number)[]): string {
  return path.map((name) => `/${escaped(String(name))}`).join('')
}

/** The path of a JSON Pointer. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What a JSON Pointer names in a value read from JSON; undefined where there is nothing. */
export function valueAt(input: unknown, pointer: string): unknown {
  let value = input
  for (const key of pathOf(pointer)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** The pointer to a member of what `pointer` names. */
export function memberPointer(pointer: string, name: string): string {
  return `${pointer}/${escaped(name)}`
}

const isPlain = /^\w*$/

// A lone surrogate has no UTF-8; the pointer must still be text that can be sent.
function escaped(name: string): string {
  if (isPlain.test(name)) return name
  return name.replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed()
}
