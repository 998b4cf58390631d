import { stemOf as stemmed, stopWords, wordsOf } from '#codegen/emit/docs/find_words.mjs'
import { wordsOfPeople } from '#codegen/emit/docs/fields.ts'
import { type Block, type FieldRow, type Page, plainText } from '#codegen/emit/docs/page.ts'
import { Remembered } from '#codegen/emit/docs/remembered.ts'
import { scriptSent } from '#codegen/emit/docs/sent.ts'
import { general } from '#codegen/emit/shared/synonyms.ts'
import { madeBy } from '#codegen/emit/text.ts'
import type { Service } from '#codegen/model.ts'

/** What looks through the index: a part of this emitter's source that a browser runs as a plain script. */
const finder = ['find_words.mjs', 'find_index.mjs', 'find.mjs']
  .map(scriptSent)
  .join('\n')
  .replaceAll(/^export /gm, '')

/**
 * The search, as a script: a page opened from a disk may load a script but no data. One entry a page, and one for each
 * of its sections and fields, as find.mjs describes them. The empty lines let git merge changes of neighbours.
 */
export function searchScript(pages: readonly Page[], { synonyms }: Service): string {
  const entries = withoutUsual(pages.flatMap(entriesOf)).map((entry) => JSON.stringify(entry))
  for (const memory of [stems, stemsOfTexts, told]) memory.forget()
  const groups = [...general, ...synonyms].map((group) => JSON.stringify(group))
  return `// ${madeBy}
globalThis.docsSynonyms = [\n${groups.join(',\n')}\n]
globalThis.docsIndex = [\n${entries.join(',\n\n')}\n]

${finder}`
}

type Entry = readonly string[]

/** Stems by their words: most words stand on many pages. */
const stems = new Remembered<string>()

function stemOf(word: string): string {
  const stem = stems.get(word) ?? stemmed(word)
  stems.set(word, stem)
  return stem
}

/** Of texts that were looked through: under --watch most are what they were. */
const stemsOfTexts = new Remembered<ReadonlySet<string>>()

function stemsIn(text: string): ReadonlySet<string> {
  const found = stemsOfTexts.get(text) ?? new Set(wordsOf(text).map(stemOf))
  stemsOfTexts.set(text, found)
  return found
}

/** A field of a resource of which there is nothing to say but its name stands for too many to lead to one. */
function entriesOf(page: Page): Entry[] {
  const { path, title, over, about, aliases = [], words } = page
  const short = about.length > 140 ? `${about.slice(0, 137)}…` : about
  const { first, parts } = isProse(path) ? sectionsOf(page.blocks) : described(page)
  const own = telling([...words, first].join(' '), [title, over, short, ...aliases].join(' '))
  return [
    [path, title, over, short, aliases.join(', '), own],
    ...parts
      .map(({ id, text, words }) => [shortOf(id, text), text, telling(words, text)])
      .filter(([, , words]) => words !== '' || !path.startsWith('resources/')),
  ]
}

/** The anchor of a field without its name, which follows. */
function shortOf(anchor: string, heading: string): string {
  return anchor.endsWith(`.${heading}`) ? anchor.slice(0, -heading.length) : anchor
}

/** How many entries may have a word: one that more have tells none from another. */
const most = 100

/** The entries without the words that very many have in their texts. */
function withoutUsual(entries: readonly Entry[]): Entry[] {
  const having = new Map<string, number>()
  for (const entry of entries)
    for (const stem of stemsIn(entry.at(-1) ?? '')) having.set(stem, (having.get(stem) ?? 0) + 1)
  const known = new Map<string, boolean>()
  const tells = (word: string) => {
    const told =
      known.get(word) ?? wordsOf(word).some((one) => (having.get(stemOf(one)) ?? 0) <= most)
    known.set(word, told)
    return told
  }
  return entries.map((entry) => [
    ...entry.slice(0, -1),
    (entry.at(-1) ?? '').split(' ').filter(tells).join(' '),
  ])
}

interface Part {
  readonly id: string
  readonly text: string
  readonly words: string
}

interface Parts {
  readonly first: string
  readonly parts: readonly Part[]
}

/** Whether people read it from the beginning to the end. */
function isProse(path: string): boolean {
  return /^(guides|workflows|types)\/|^reference$/.test(path)
}

/** The text up to the first heading, and each section. */
function sectionsOf(blocks: readonly Block[]): Parts {
  const starts = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))
  const parts = starts.flatMap((start, at): Part[] => {
    const heading = blocks[start]
    const inside = blocks.slice(start + 1, starts[at + 1])
    if (heading?.kind !== 'heading' || heading.text === 'Next') return []
    return [{ id: heading.id, text: heading.text, words: inside.map(textOf).join(' ') }]
  })
  return { first: blocks.slice(0, starts[0]).map(textOf).join(' '), parts }
}

/** Of a page that is looked at in parts: its first words, and the fields that somebody may look for. */
function described({ path, blocks }: Page): Parts {
  const rows = blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []))
  const wanted = (row: FieldRow) => !row.id.startsWith('data.')
  const parts = rows.filter(wanted).map((row) => ({
    id: row.id,
    text: row.name,
    words: plainText(row.about).replace(wordsOfPeople, ''),
  }))
  const isEntry = !path.endsWith('/index') && path !== 'index'
  const first = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'heading'),
  )
  const [heading, next] = blocks.slice(first.length)
  // The first section of a code says what to do.
  const more = path.startsWith('errors/') && heading && next ? [next] : []
  return { first: isEntry ? [...first, ...more].map(textOf).join(' ') : '', parts }
}

/** The words of a block. Of code only commands: examples are full of names that mean nothing. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return plainText(block.text)
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'table':
    case 'entries':
      return block.rows.flatMap((cells) => cells.map(plainText)).join(' ')
    case 'code':
      return block.language === 'sh' ? `${block.title} ${block.text}` : block.title
    default:
      return ''
  }
}

/** Whether a word is too short to lead anywhere: one character, or a number below 100. */
function isVague(word: string): boolean {
  return word.length < 2 || /^(\d\d|000)$/.test(word)
}

/** What `telling` said of texts, as `stemsOfTexts`. */
const told = new Remembered<string>()

/** Each word of a text once, without those that tell nothing and those that are known already. */
function telling(text: string, known: string): string {
  const key = `${known}\n${text}`
  const words = told.get(key) ?? wordsTelling(text, known)
  told.set(key, words)
  return words
}

function wordsTelling(text: string, known: string): string {
  const found = new Map<string, string>()
  const before = stemsIn(known)
  for (const word of wordsOf(text)) {
    const stem = stemOf(word)
    if (isVague(word) || stopWords.has(word) || before.has(stem) || found.has(stem)) continue
    found.set(stem, word)
  }
  return [...found.values()].join(' ')
}
