/** Things that are named in one sentence at most. */
const mostNamed = 5

/** Names as a sentence has them: `Ada`, `Ada and Jonas`, `Ada, Jonas and 4 more`. */
export function listed(names: readonly string[], most = mostNamed): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.length - shown.length
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown
  if (parts.length <= 1) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Titles in quotation marks, as `listed`. */
export function quoted(titles: readonly string[]): string {
  return listed(titles.map((title) => `“${title}”`))
}
