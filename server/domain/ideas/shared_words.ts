/** What a phone's share menu hands over. Which of the fields has the link depends on the app. */
export interface SharedWords {
  readonly title: string
  readonly text: string
  readonly url: string
}

const address = /https?:\/\/[^\s<>"]+/i

/** The link and the words of what was shared; both may be empty. */
export function readShared({ title, text, url }: SharedWords): { url: string; words: string } {
  const link = url.trim() || firstLink(text) || firstLink(title)
  const parts = [title, text].map((part) =>
    part
      .replace(link, ' ')
      .replace(/[ \t]+/g, ' ')
      .trim(),
  )
  const [name = '', said = ''] = parts
  // Many apps repeat the title in the text.
  const words = said.startsWith(name) ? said : [name, said].filter(Boolean).join('\n')
  return { url: link, words }
}

function firstLink(text: string): string {
  return address.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '') ?? ''
}
