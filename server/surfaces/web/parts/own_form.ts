import type { IncomingMessage } from 'node:http'

/**
 * Whether a form comes from a page of ours, as the browser says: by Sec-Fetch-Site, or else by Origin, which must be
 * ours to the letter. `unsaid` if it says neither: then only the form's token decides.
 */
export function sourceOfForm(
  { headers }: Pick<IncomingMessage, 'headers'>,
  origin: string,
): 'ours' | 'elsewhere' | 'unsaid' {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'ours' : 'elsewhere'
  if (headers.origin === undefined) return 'unsaid'
  return headers.origin === origin ? 'ours' : 'elsewhere'
}
