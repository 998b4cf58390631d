/** How many characters the name of a list may have (specification, "Ideas Lists"). */
const longest = 120

/** The name of a copy of a list. A name that would be too long loses its end. */
export function copyName(name: string): string {
  const copy = `Copy of ${name}`
  const characters = [...copy]
  if (characters.length <= longest) return copy
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
