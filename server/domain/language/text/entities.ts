const characters: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"' },
  ...{
    '#38': '&',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
  },
}

/** A text with the usual entities of pages as the characters that they stand for: people paste them as they are. */
export function withoutEntities(text: string): string {
  return text
    .replace(/ ?(?:&nbsp;|\u00a0) ?/g, ' ')
    .replace(/&(#?[a-z\d]{2,6});/g, (whole, name: string) => characters[name] ?? whole)
}
