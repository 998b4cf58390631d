import { Parser } from 'htmlparser2'

/** Something that can be pressed: its name, and what pressing it does. */
interface Pressable {
  readonly tag: string
  readonly labelled_by: readonly string[]
  readonly label: string | undefined
  text: string
  readonly does: string
}

/**
 * The names that several links, buttons or headings that open share on a page, though each leads elsewhere or does something else:
 * a screen reader lists them one below the other without what stands around them.
 */
export function sameNames(page: string): string[] {
  const all = pressablesOf(page)
  const does = new Map<string, Set<string>>()
  for (const [name, what] of all) does.set(name, (does.get(name) ?? new Set()).add(what))
  return [...does]
    .filter(([, what]) => what.size > 1)
    .map(([name, { size }]) => `${name} × ${size}`)
}

/** What can be pressed on a page, by the name that a screen reader says of it, with what it does. */
function pressablesOf(page: string): (readonly [name: string, does: string])[] {
  const found: Pressable[] = []
  const texts = new Map<string, string>()
  /** The elements that are open, with the ids of those that have one. */
  const open: { id: string; pressable: Pressable | null }[] = []
  let form = ''
  const opened: string[] = []
  const parser = new Parser({
    onopentag(tag, { id = '', href, ...given }) {
      if (tag === 'form') form = `${given.action} `
      if (
        tag === 'input' &&
        given.type === 'hidden' &&
        !/^(form_token|key)$/.test(given.name ?? '')
      )
        form += `${given.name}=${given.value}&`
      const does: Record<string, () => string> = {
        a: () => `${href}`,
        button: () => `${given.formaction ?? form} ${given.name}=${given.value}`,
        summary: () => `opens ${opened.push(id)}`,
      }
      const pressable = does[tag] && {
        ...{ tag, text: '', does: does[tag](), label: given['aria-label'] },
        labelled_by: given['aria-labelledby']?.split(' ') ?? [],
      }
      if (pressable) found.push(pressable)
      open.push({ id, pressable: pressable ?? null })
    },
    ontext(text) {
      for (const { id, pressable } of open) {
        if (id !== '') texts.set(id, (texts.get(id) ?? '') + text)
        if (pressable) pressable.text += text
      }
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(page)
  return found.map(({ tag, labelled_by, label, text, does }) => {
    const name = labelled_by.map((one) => texts.get(one) ?? '').join(' ') || (label ?? text)
    return [`${tag} ${name.replace(/\s+/g, ' ').trim()}`, does]
  })
}
