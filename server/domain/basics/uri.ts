/** What may stand behind the host of an address as it is (RFC 3986); all else is percent-encoded. */
const encoded = /%(?![\da-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]/giu

/**
 * An address as RFC 3986 writes it, so that every client can read it: browsers also take `[`, `|`, `é` and a lone `%`.
 * One that is well-formed stays as it is. Null for what is no address.
 */
export function uriOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  return written(address) ?? written(new URL(address).href, true)
}

/** The address with what has to be encoded; null where it does not begin as an address does, or has to be changed. */
function written(address: string, may_change = false): string | null {
  const [, begin, rest] =
    /^([a-z][a-z\d+.-]*:(?:\/\/[\w\-.~:@[\]]+(?=[/?#]|$))?)(.*)$/i.exec(address) ?? []
  if (begin === undefined || rest === undefined || begin.endsWith('/')) return null
  const [path = '', ...fragments] = rest.replace(encoded, encodeURIComponent).split('#')
  const [first, ...others] = fragments
  const fragment = first === undefined ? '' : `#${[first, ...others].join('%23')}`
  const uri = `${begin}${path}${fragment}`
  return may_change || uri === address ? uri : null
}
