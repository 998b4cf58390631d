import { loadModule, parseSync } from 'libpg-query'
import { listed } from '#server/database/isolation_rules.ts'

// What a statement must be so that PostgreSQL with Citus takes it as plain PostgreSQL does, and so that it names the
// owner whose rows it means. PostgreSQL's own parser reads it.

/** A node of PostgreSQL's syntax tree. */
type Node = { readonly [name: string]: unknown }

/** Tables that Citus keeps on one node: what they hold has no owner, or nobody's rows are joined with them. */
const local = new Set(listed.infrastructure)

/** Tables without an owner. */
const ownerless = new Set([...local, ...listed.catalog, ...listed.secret])

/** Each call gives another value: Citus computes it once for each shard, so it must stand in a query of its own. */
const volatile = new Set([
  ...['clock_timestamp', 'timeofday', 'random', 'gen_random_uuid', 'nextval', 'set_config'],
  ...['create_link', 'create_unsubscribe_links', 'revoke_links', 'claim_email'],
])

/** The same within one transaction only. */
const stable = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'])

/** They read tables. */
const reading = new Set(['may_contact', 'stopped_contacts', 'find_link', 'authenticate_token'])

await loadModule()

/** @returns what is the matter with a statement; nothing if it keeps every rule. Throws where it cannot be parsed. */
export function problemsOf(text: string): string[] {
  const nodes = nodesIn(parseSync(text), { queries: true })
  const named = ofKind(nodes, 'CommonTableExpr').map((node) => String(node['ctename']))
  const found = nodes.flatMap((node) => problemsOfNode(node, new Set(named)))
  return [...new Set(found)]
}

/** `named` are the queries of WITH, which are no tables. */
function problemsOfNode([kind, node]: Kinded, named: ReadonlySet<string>): string[] {
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt') {
    return [...problemsOfChange(node), ...problemsOfReturning(node), ...withoutOwner(node, named)]
  }
  if (kind === 'InsertStmt') return [...problemsOfInsert(node, named), ...problemsOfReturning(node)]
  if (kind === 'SelectStmt') return [...problemsOfSelect(node, named), ...withoutOwner(node, named)]
  if (kind === 'RangeFunction') return problemsOfRangeFunction(node)
  return []
}

function problemsOfChange(node: Node): string[] {
  if (isLocal(node)) return []
  const parts = [node['targetList'], node['whereClause']]
  const conditional = nodesIn(parts).filter(([kind]) => /^(CaseExpr|CoalesceExpr)$/.test(kind))
  return [
    ...callsIn(parts)
      .filter((name) => volatile.has(name))
      .map((name) => `${name}() in a change`),
    ...callsIn(conditional)
      .filter((name) => stable.has(name))
      .map((name) => `${name}() in a condition of a change`),
  ]
}

function problemsOfInsert(node: Node, named: ReadonlySet<string>): string[] {
  if (isLocal(node)) return []
  const source = within(node['selectStmt'], 'SelectStmt')
  const values = source['valuesLists']
  const conflict = within(node['onConflictClause'])
  const changes = [conflict['targetList'], conflict['whereClause']]
  const owned = tablesOf(source).some(({ name }) => named.has(name) || isPeoples(name))
  return [
    ...(ofKind(nodesIn(values), 'SubLink').length > 0 ? ['a query inside of VALUES'] : []),
    ...(node['selectStmt'] !== undefined && values === undefined && !owned
      ? ['INSERT … SELECT without a table of the owner']
      : []),
    ...callsIn(changes).map((name) => `${name}() in DO UPDATE`),
    ...(ofKind(nodesIn(changes), 'SubLink').length > 0 ? ['a query in DO UPDATE'] : []),
  ]
}

function problemsOfReturning(node: Node): string[] {
  if (isLocal(node)) return []
  return callsIn([node['returningClause'], node['returningList']], { queries: true })
    .filter((name) => volatile.has(name) || stable.has(name) || reading.has(name))
    .map((name) => `${name}() in RETURNING`)
}

function problemsOfSelect(node: Node, named: ReadonlySet<string>): string[] {
  const arrays = ofKind(nodesIn([node['targetList'], node['whereClause']]), 'SubLink').filter(
    (link) =>
      link['subLinkType'] === 'ARRAY_SUBLINK' &&
      within(link['subselect'], 'SelectStmt')['withClause'] !== undefined,
  )
  const locks = node['lockingClause'] !== undefined && withoutOwner(node, named).length > 0
  return [
    ...(arrays.length > 0 ? ['array(with …)'] : []),
    ...(locks ? ['a lock of rows without their owner'] : []),
  ]
}

function problemsOfRangeFunction(node: Node): string[] {
  const { aliasname, colnames } = within(node['alias'])
  if (aliasname === undefined || colnames !== undefined || node['coldeflist'] !== undefined)
    return []
  return [`a function whose columns have no names: ${aliasname}`]
}

/** The tables of people in a query whose owner_id is compared with nothing. */
function withoutOwner(node: Node, named: ReadonlySet<string>): string[] {
  const tables = tablesOf(node)
  const compared = ofKind(
    nodesIn([node['whereClause'], node['fromClause'], node['usingClause']]),
    'A_Expr',
  )
    .flatMap((condition) => [condition['lexpr'], condition['rexpr']].map(columnOf))
    .filter((names) => names.at(-1) === 'owner_id')
  const isCompared = ({ alias }: Table) =>
    compared.some((names) => (names.length === 1 ? tables.length === 1 : names[0] === alias))
  return tables
    .filter((table) => isPeoples(table.name) && !named.has(table.name) && !isCompared(table))
    .map(({ name }) => `${name} without its owner`)
}

interface Table {
  readonly name: string
  readonly alias: string
}

/** The tables in FROM, and the one that is changed. */
function tablesOf(node: Node): Table[] {
  const read = ofKind(nodesIn([node['fromClause'], node['usingClause']]), 'RangeVar')
  const changed = node['relation'] === undefined ? [] : [within(node['relation'])]
  return [...changed, ...read].map((table) => ({
    name: String(table['relname']),
    alias: String(within(table['alias'])['aliasname'] ?? table['relname']),
  }))
}

function isPeoples(table: string): boolean {
  return !ownerless.has(table) && !/^(pg_|knex_)/.test(table)
}

/** @returns whether a statement changes a table that is not distributed. */
function isLocal(node: Node): boolean {
  return local.has(String(within(node['relation'])['relname']))
}

function callsIn(value: unknown, depth?: Depth): string[] {
  return ofKind(nodesIn(value, depth), 'FuncCall').map((call) => {
    const names = Array.isArray(call['funcname']) ? call['funcname'] : []
    return String(within(names.at(-1), 'String')['sval'])
  })
}

/** The names of a column, its table's first; none for anything else. */
function columnOf(value: unknown): string[] {
  const { fields } = within(value, 'ColumnRef')
  return Array.isArray(fields) ? fields.map((field) => String(within(field, 'String')['sval'])) : []
}

/** A node with its kind, such as `SelectStmt`. */
type Kinded = [kind: string, node: Node]

interface Depth {
  /** Whether the queries within are gone through too. */
  readonly queries?: boolean
}

/** Every node of a part of the tree. */
function nodesIn(value: unknown, depth: Depth = {}): Kinded[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, depth))
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([kind, node]): Kinded[] => {
    if (!depth.queries && kind === 'SelectStmt') return []
    const own: Kinded[] = /^[A-Z]/.test(kind) && isNode(node) ? [[kind, node]] : []
    return [...own, ...nodesIn(node, depth)]
  })
}

function ofKind(nodes: readonly Kinded[], wanted: string): Node[] {
  return nodes.filter(([kind]) => kind === wanted).map(([, node]) => node)
}

/** A node that may be missing, or the one of a kind inside of it. */
function within(value: unknown, kind?: string): Node {
  const node = isNode(value) ? value : {}
  return kind === undefined ? node : within(node[kind])
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
