/** The tables that a statement for one shard may name. */
export interface ShardTables {
  /** Tables whose rows of one account are in one shard. */
  readonly owned: ReadonlySet<string>
  /** Tables that every node has a copy of. Only Citus may change them. */
  readonly copied: ReadonlySet<string>
  /** Every other table that Citus knows. */
  readonly others: ReadonlySet<string>
}

/** A statement's text between the names of its tables. */
export interface ShardText {
  /** One more than there are tables. */
  readonly parts: readonly string[]
  readonly tables: readonly { readonly name: string; readonly alias: boolean }[]
}

/**
 * Finds the tables in the text of a statement, so that it can be written for the parts of them that hold one account's
 * rows. A table keeps its name as an alias.
 *
 * @returns null where the statement must go through Citus: it names no table of an account, changes a table that each node
 * has a copy of, names another table, names a query as a table is named, or is written in a way that is not read here.
 */
export function shardTextOf(
  text: string,
  { owned, copied, others }: ShardTables,
): ShardText | null {
  const tokens = tokensOf(text)
  const parts: string[] = []
  const tables: { name: string; alias: boolean }[] = []
  const isTable = (name: string) => owned.has(name) || copied.has(name) || others.has(name)
  /** Of each open parenthesis: whether commas separate tables. */
  const lists: boolean[] = [false]
  let expected: 'read' | 'changed' | null = null
  let after = 0
  for (const [at, { name, start, end, quoted }] of tokens.entries()) {
    const word = quoted ? '' : name
    const next = tokens[at + 1]?.name
    // TABLE reads one, too, and tables may be joined in parentheses, which no statement of ours does.
    if (word === 'table') return null
    if (word === '(') {
      const isColumns = tokens[at - 1]?.name === 'using'
      if (expected === 'read' && !isColumns && next !== undefined && isTable(next)) return null
      // A query of WITH, or a list of columns after INSERT.
      lists.push(false)
      expected = null
      continue
    }
    if (word === ')') {
      lists.pop()
      expected = null
      continue
    }
    if (word === ',') {
      expected = lists.at(-1) ? 'read' : null
      continue
    }
    if (isTable(name) && isQuery(tokens, at)) return null
    const begun = beginning(tokens, at)
    if (begun !== null) {
      expected = begun
      if (word === 'from' || word === 'using') lists[lists.length - 1] = true
      continue
    }
    if (ending.has(word)) lists[lists.length - 1] = false
    if (expected === null) continue
    if (skipped.has(word)) continue
    const isChanged = expected === 'changed'
    expected = null
    if (next === '.' || (next === '(' && !isChanged) || !isTable(name)) continue
    if (others.has(name) || (isChanged && !owned.has(name))) return null
    parts.push(text.slice(after, start))
    tables.push({ name, alias: hasAlias(tokens[at + 1]) })
    after = end
  }
  if (!tables.some(({ name }) => owned.has(name))) return null
  parts.push(text.slice(after))
  return { parts, tables }
}

/** @returns the text with the names of a shard's tables. */
export function writeShardText(
  { parts, tables }: ShardText,
  names: ReadonlyMap<string, string>,
): string {
  let text = parts[0] ?? ''
  for (const [at, { name, alias }] of tables.entries()) {
    const shard = names.get(name)
    if (shard === undefined) throw new Error(`The shard has no ${name}.`)
    text += `${shard}${alias ? '' : ` as ${name}`}${parts[at + 1]}`
  }
  return text
}

interface Token {
  /** In lower case, without quotes. */
  readonly name: string
  readonly start: number
  readonly end: number
  readonly quoted: boolean
}

/** Strings and comments, which are no tokens; names in quotes; words; any other character. */
const pattern =
  /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"([^"]+)"|([a-z_][a-z0-9_$]*)|\$\d+|[\d.]*\d|(\S)/giy

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const space = /\s*/y
  let at = 0
  for (;;) {
    space.lastIndex = at
    space.exec(text)
    pattern.lastIndex = space.lastIndex
    const start = space.lastIndex
    const match = pattern.exec(text)
    if (!match) return tokens
    at = pattern.lastIndex
    const [all, quoted, word, sign] = match
    if (/^(--|\/\*)/.test(all)) continue
    const name = quoted ?? (word ?? sign ?? all).toLowerCase()
    tokens.push({ name, start, end: at, quoted: quoted !== undefined })
  }
}

/** What comes between the word before a table and its name. */
const skipped = new Set(['only', 'lateral'])

/** Words that end a list of tables. */
const ending = new Set([
  ...['where', 'group', 'order', 'having', 'limit', 'offset', 'returning', 'set', 'union'],
  ...['except', 'intersect', 'select', 'values', 'window', 'for', 'fetch'],
])

/** @returns whether a word says that a table follows, which is read or changed; null if it does not. */
function beginning(tokens: readonly Token[], at: number): 'read' | 'changed' | null {
  const word = tokens[at]?.quoted ? '' : tokens[at]?.name
  const before = tokens[at - 1]?.name ?? ''
  if (word === 'from' && before !== 'distinct') return before === 'delete' ? 'changed' : 'read'
  if (word === 'join' || word === 'using') return 'read'
  if (word === 'into') return 'changed'
  const isStatement = before === '' || before === '(' || before === ')'
  return word === 'update' && isStatement ? 'changed' : null
}

/** @returns whether the name at this place is that of a query: `with NAME as (` or `, NAME as materialized (`. */
function isQuery(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.name ?? ''
  if (before === 'with' || before === 'recursive') return true
  const [as, opens = ''] = tokens.slice(at + 1, at + 3).map(({ name }) => name)
  return before === ',' && as === 'as' && ['(', 'materialized', 'not'].includes(opens)
}

/** Words that may follow a table that has no alias. */
const noAlias = new Set([
  ...ending,
  ...['join', 'inner', 'left', 'right', 'full', 'cross', 'natural', 'on', 'using'],
  ...['default', 'tablesample', 'overriding'],
])

function hasAlias(next: Token | undefined): boolean {
  if (next === undefined) return false
  if (next.quoted) return true
  return /^[a-z_]/.test(next.name) && !noAlias.has(next.name)
}
