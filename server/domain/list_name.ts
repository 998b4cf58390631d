/** Characters a list's name holds at most (specification, "Ideas Lists"). */
const longest = 120

/** What a copy of a list is called; the end of a long name gives way. */
export function copyName(name: string): string {
  const copy = `Copy of ${name}`
  const characters = [...copy]
  if (characters.length <= longest) return copy
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}

/** What an answer must say where another list of the account bears the same name. */
export function nameShared(list: { name: string; name_shared: boolean }) {
  if (!list.name_shared) return []
  const text = `Another one of your lists is called “${list.name}” too; tell them apart by their handles.`
  return [{ name: 'ideas_list.name_shared', text }]
}
