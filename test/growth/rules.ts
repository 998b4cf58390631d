import { loadModule, parseSync } from 'libpg-query'
import { onCoordinator } from '#server/database/citus/placement.ts'
import { listed } from '#server/database/isolation_rules.ts'

// What a statement must be so that PostgreSQL with Citus takes it as plain PostgreSQL does, and so that it names the
// owner whose rows it means. PostgreSQL's own parser reads it. What a real Citus says is in the tests with CITUS_URL.

/** A node of PostgreSQL's syntax tree. */
type Node = { readonly [name: string]: unknown }

/** Tables that Citus does not know. Those of the import are temporary. */
const local = new Set([...onCoordinator, 'inventory_incoming', 'inventory_seen'])

/** Tables without an owner. */
const ownerless = new Set([...local, ...listed.infrastructure, ...listed.catalog, ...listed.secret])

/** Each call gives another value: Citus computes it once for each shard, so it must stand in a query of its own. */
const volatile = new Set([
  ...['clock_timestamp', 'timeofday', 'random', 'gen_random_uuid', 'nextval', 'set_config'],
  ...['create_link', 'create_unsubscribe_links', 'revoke_links', 'claim_email'],
])

/** The same within one transaction only, or with the settings of one session. */
const stable = new Set([
  ...['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'],
  ...['to_json', 'to_jsonb', 'row_to_json', 'json_build_object', 'jsonb_build_object'],
  ...[
    'json_build_array',
    'jsonb_build_array',
    'to_char',
    'format',
    'concat',
    'concat_ws',
    'array_to_string',
  ],
])

/** They read tables. */
const reading = new Set(['may_contact', 'stopped_contacts', 'find_link', 'find_principal'])

await loadModule()

/** @returns what is the matter with a statement; nothing if it keeps every rule. Throws where it cannot be parsed. */
export function problemsOf(text: string): string[] {
  const nodes = nodesIn(parseSync(text), { queries: true })
  const queries = ofKind(nodes, 'CommonTableExpr').map((node): [string, Node] => [
    String(node['ctename']),
    within(node['ctequery']),
  ])
  const changing = queries.filter(([, query]) => query['SelectStmt'] === undefined)
  const named = Object.assign(new Set(queries.map(([name]) => name)), {
    changing: new Set(changing.map(([name]) => name)),
  })
  const found = nodes.flatMap((node) => problemsOfNode(node, named))
  return [...new Set([...found, ...problemsOfOuterJoins(nodes, named)])]
}

/**
 * Citus sends a union to one node only if each query in it names the owner by value, and otherwise it takes no outer join:
 * PostgreSQL before 17 hides those from it where rows are kept by their owner's policy.
 */
function problemsOfOuterJoins(nodes: Kinded[], named: Named): string[] {
  const isUnion = ofKind(nodes, 'SelectStmt').some(({ op }) => op === 'SETOP_UNION')
  const hasOuterJoin = ofKind(nodes, 'JoinExpr').some(({ jointype }) => jointype !== 'JOIN_INNER')
  if (!isUnion || !hasOuterJoin) return []
  return ofKind(nodes, 'SubLink')
    .flatMap((link) => withoutOwnerByValue(within(link['subselect'], 'SelectStmt'), named))
    .map((problem) => `an outer join in a union beside ${problem}`)
}

/** The queries of WITH, which are no tables, and those of them that change rows. */
type Named = ReadonlySet<string> & { readonly changing: ReadonlySet<string> }

function problemsOfNode([kind, node]: Kinded, named: Named): string[] {
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt') {
    return [
      ...problemsOfChange(node),
      ...problemsOfReturning(node, named),
      ...withoutOwner(node, named),
    ]
  }
  if (kind === 'InsertStmt')
    return [...problemsOfInsert(node, named), ...problemsOfReturning(node, named)]
  if (kind === 'SelectStmt') return [...problemsOfSelect(node, named), ...withoutOwner(node, named)]
  if (kind === 'RangeFunction') return problemsOfRangeFunction(node)
  if (kind === 'RangeSubselect') return problemsOfRangeSubselect(node, named)
  if (kind === 'SubLink') return problemsOfJoinedFunctions(node)
  return []
}

function problemsOfChange(node: Node): string[] {
  if (isLocal(node)) return []
  const parts = [node['targetList'], node['whereClause']]
  const conditional = nodesIn(parts).filter(([kind]) => /^(CaseExpr|CoalesceExpr)$/.test(kind))
  const onOneNode = tablesIn([...parts, node['fromClause'], node['usingClause']], {
    queries: true,
  }).filter(({ name }) => local.has(name))
  const readers = queriesIn(parts).filter((query) => query['fromClause'] !== undefined)
  return [
    ...[...callsIn(parts), ...callsIn(readers)]
      .filter((name) => volatile.has(name))
      .map((name) => `${name}() in a change`),
    ...ofKind(nodesIn(node['targetList']), 'ResTarget')
      .filter(({ val }) => within(val)['A_Indirection'] !== undefined)
      .map(() => 'a part of an array, as it is, in a change'),
    ...onOneNode.map(({ name }) => `a change by what is in ${name}, which is on one node`),
    ...shortCasesIn(parts).map(() => 'CASE x WHEN y in a change'),
    ...(queriesIn(parts).some(isWithoutTable) ? queriesIn(parts).filter(isWithoutColumns) : []).map(
      () => 'a query without columns beside one without a table in a change',
    ),
    ...callsIn(conditional)
      .filter((name) => stable.has(name) || name === 'make_interval')
      .map((name) => `${name}() in a condition of a change`),
    ...(isSecret(node) ? [] : shiftsIn(conditional)).map(
      () => 'a time plus or minus an interval in a condition of a change',
    ),
    ...(isSecret(node) ? [] : shiftsIn(parts))
      .filter((shift) => ofKind(nodesIn(shift), 'ColumnRef').length > 0)
      .map(() => 'a column plus or minus an interval in a change'),
  ]
}

function problemsOfInsert(node: Node, named: Named): string[] {
  if (isLocal(node)) return []
  const source = within(node['selectStmt'], 'SelectStmt')
  const values = source['valuesLists']
  const conflict = within(node['onConflictClause'])
  const changes = [conflict['targetList'], conflict['whereClause']]
  // Rows of a WITH query are copied, which row-level security refuses, unless they may be there already.
  const copied = node['onConflictClause'] === undefined
  const from = tablesOf(source)
  const owned = from.some(({ name }) => (named.has(name) ? !copied : isPeoples(name)))
  const mixed =
    from.some(({ name }) => named.changing.has(name)) && from.some(({ name }) => !named.has(name))
  return [
    ...(ofKind(nodesIn(values), 'SubLink').length > 0 ? ['a query inside of VALUES'] : []),
    ...shortCasesIn([source, changes]).map(() => 'CASE x WHEN y in an INSERT'),
    ...(node['selectStmt'] !== undefined && values === undefined && !owned && changesPeoples(node)
      ? ['INSERT … SELECT without a table of the owner']
      : []),
    ...(node['selectStmt'] !== undefined &&
    values === undefined &&
    node['returningClause'] !== undefined &&
    within(node['relation'])['alias'] === undefined
      ? ['INSERT … SELECT … RETURNING without a name for its table']
      : []),
    ...(node['onConflictClause'] === undefined && changesPeoples(node)
      ? callsIn(source['targetList'])
          .filter((name) => volatile.has(name))
          .map((name) => `${name}() in INSERT … SELECT`)
      : []),
    ...(mixed && changesPeoples(node)
      ? ['INSERT … SELECT from a changing WITH query and a table']
      : []),
    ...(queriesIn(node['returningClause']).length > 0 ? ['a query in RETURNING of INSERT'] : []),
    ...callsIn(changes)
      .filter((name) => !immutable.has(name))
      .map((name) => `${name}() in DO UPDATE`),
    ...shiftsIn(changes).map(() => 'a time plus or minus an interval in DO UPDATE'),
    ...(ofKind(nodesIn(changes), 'SubLink').length > 0 ? ['a query in DO UPDATE'] : []),
  ]
}

function problemsOfReturning(node: Node, named: ReadonlySet<string>): string[] {
  if (isLocal(node)) return []
  const returned = [node['returningClause'], node['returningList']]
  const queries = queriesIn(returned)
  const inQueries = callsIn(queries.filter((query) => query['fromClause'] !== undefined))
  return [
    ...callsIn(returned)
      .filter((name) => volatile.has(name) || stable.has(name))
      .map((name) => `${name}() in RETURNING`),
    ...[...callsIn(returned), ...callsIn(queries), ...inQueries]
      .filter((name) => reading.has(name))
      .map((name) => `${name}() in RETURNING`),
    ...inQueries
      .filter((name) => volatile.has(name))
      .map((name) => `${name}() in a query of RETURNING`),
    ...queries.flatMap((query) => withoutOwnerByValue(query, named)),
  ]
}

function problemsOfSelect(node: Node, named: ReadonlySet<string>): string[] {
  const arrays = ofKind(nodesIn([node['targetList'], node['whereClause']]), 'SubLink').filter(
    (link) =>
      link['subLinkType'] === 'ARRAY_SUBLINK' &&
      within(link['subselect'], 'SelectStmt')['withClause'] !== undefined,
  )
  const locks = node['lockingClause'] !== undefined
  const people = tablesOf(node).some(({ name }) => isPeoples(name) && !named.has(name))
  return [
    ...(arrays.length > 0 ? ['array(with …)'] : []),
    ...(locks && withoutOwner(node, named).length > 0
      ? ['a lock of rows without their owner']
      : []),
    ...(locks
      ? queriesIn([node['targetList'], node['whereClause']]).flatMap((query) =>
          withoutOwnerByValue(query, named),
        )
      : []),
    ...callsIn(people ? node : [], { queries: true })
      .filter((name) => reading.has(name))
      .map((name) => `${name}() for each row`),
  ]
}

/** Functions that say the same whenever and wherever they are called, which Citus takes in DO UPDATE. */
const immutable: ReadonlySet<string> = new Set(['timezone', 'make_interval'])

/** PostgreSQL 15 needs the name too. */
function problemsOfRangeSubselect(node: Node, named: ReadonlySet<string>): string[] {
  const query = within(node['subquery'], 'SelectStmt')
  return [
    ...(node['alias'] === undefined ? ['a query in FROM without a name'] : []),
    ...(node['lateral'] === true && (query['limitCount'] ?? query['limitOffset']) !== undefined
      ? withoutOwnerByValue(query, named)
      : []),
  ]
}

function problemsOfJoinedFunctions(node: Node): string[] {
  const query = within(node['subselect'], 'SelectStmt')
  if (!tablesOf(query).some(({ name }) => isPeoples(name))) return []
  return ofKind(nodesIn(query['fromClause']), 'JoinExpr')
    .flatMap((join) => [join['larg'], join['rarg']])
    .filter((side) => within(side)['RangeFunction'] !== undefined)
    .map(() => 'a function that is joined in a subquery')
}

function problemsOfRangeFunction(node: Node): string[] {
  const { aliasname, colnames } = within(node['alias'])
  if (aliasname === undefined || colnames !== undefined || node['coldeflist'] !== undefined)
    return []
  return [`a function whose columns have no names: ${aliasname}`]
}

/** The tables of people in a query whose owner_id is compared with nothing. */
function withoutOwner(node: Node, named: ReadonlySet<string>): string[] {
  return uncompared(node, named, () => true).map((name) => `${name} without its owner`)
}

/**
 * The tables of people in a query within another whose owner_id is compared neither with a value nor with another of its
 * own tables: the owner of a row of the outer query is not enough where Citus cannot join the two.
 */
function withoutOwnerByValue(node: Node, named: ReadonlySet<string>): string[] {
  const own = new Set(tablesOf(node).map(({ alias }) => alias))
  const isOwn = (side: unknown) => {
    const names = columnOf(side)
    return names.length !== 2 || own.has(names[0] ?? '')
  }
  return uncompared(node, named, ([one, other]) => isOwn(one) && isOwn(other)).map(
    (name) => `${name} with the owner of another row`,
  )
}

function uncompared(
  node: Node,
  named: ReadonlySet<string>,
  counts: (sides: [unknown, unknown]) => boolean,
): string[] {
  const tables = tablesOf(node)
  const compared = ofKind(
    nodesIn([node['whereClause'], node['fromClause'], node['usingClause']]),
    'A_Expr',
  )
    .map((condition): [unknown, unknown] => [condition['lexpr'], condition['rexpr']])
    .filter(counts)
    .flatMap((sides) => sides.map(columnOf))
    .filter((names) => names.at(-1) === 'owner_id')
  const isCompared = ({ alias }: Table) =>
    compared.some((names) => (names.length === 1 ? tables.length === 1 : names[0] === alias))
  return tables
    .filter((table) => isPeoples(table.name) && !named.has(table.name) && !isCompared(table))
    .map(({ name }) => name)
}

interface Table {
  readonly name: string
  readonly alias: string
}

/** The tables in FROM, and the one that is changed. */
function tablesOf(node: Node): Table[] {
  const changed = node['relation'] === undefined ? [] : [{ RangeVar: node['relation'] }]
  return tablesIn([...changed, node['fromClause'], node['usingClause']])
}

function tablesIn(value: unknown, depth?: Depth): Table[] {
  return ofKind(nodesIn(value, depth), 'RangeVar').map((table) => ({
    name: String(table['relname']),
    alias: String(within(table['alias'])['aliasname'] ?? table['relname']),
  }))
}

/**
 * The tables that a part of a statement uses after a WITH query before it has changed them. Plain PostgreSQL shows each
 * part the rows from before the statement; Citus carries them out one after the other.
 */
export function lookedAtAgain(text: string): string[] {
  const { stmts }: { stmts?: { stmt?: unknown }[] } = parseSync(text)
  return (stmts ?? []).flatMap(({ stmt }) => {
    const main = Object.entries(within(stmt))[0]
    if (main === undefined || !isNode(main[1])) return []
    const { withClause, ...rest } = main[1]
    const queries = ofKind(
      nodesIn(within(withClause)['ctes'], { queries: true }),
      'CommonTableExpr',
    )
    const names = new Set(queries.map((query) => query['ctename']))
    const changed = new Set<string>()
    const parts = [...queries.map((query) => within(query['ctequery'])), { [main[0]]: rest }]
    return parts.flatMap((part) => {
      const changes = within(Object.values(part)[0])['relation']
      const read = tablesIn([part, { RangeVar: changes }], { queries: true })
      const again = read.filter(({ name }) => changed.has(name) && !names.has(name))
      if (changes !== undefined) changed.add(String(within(changes)['relname']))
      return again.map(({ name }) => name)
    })
  })
}

function isPeoples(table: string): boolean {
  return !ownerless.has(table) && !/^(pg_|knex_)/.test(table)
}

function changesPeoples(node: Node): boolean {
  return isPeoples(String(within(node['relation'])['relname']))
}

/** @returns whether a statement changes a table that is not distributed. */
function isLocal(node: Node): boolean {
  return local.has(String(within(node['relation'])['relname']))
}

/** @returns whether a statement changes what is found by a secret, which is on one node with its own rules. */
function isSecret(node: Node): boolean {
  return listed.secret.includes(String(within(node['relation'])['relname']))
}

function callsIn(value: unknown, depth?: Depth): string[] {
  return ofKind(nodesIn(value, depth), 'FuncCall').map((call) =>
    String(namesOf(call['funcname']).at(-1)),
  )
}

/**
 * The operators + and - of a time and an interval, which PostgreSQL computes by a function that depends on the time zone.
 * The parser knows no types of columns and values, so one side must be written as an interval.
 */
function shiftsIn(value: unknown): Node[] {
  const added = ofKind(nodesIn(value), 'A_Expr').filter((node) => /^[+-]$/.test(operatorOf(node)))
  return added.filter(
    ({ lexpr, rexpr }) =>
      (isInterval(lexpr) || isInterval(rexpr)) && !isTimestamp(lexpr) && !isTimestamp(rexpr),
  )
}

/** Whether an expression is written as `… at time zone …`, as times are that do not depend on a time zone. */
function isTimestamp(value: unknown): boolean {
  return namesOf(within(value, 'FuncCall')['funcname']).at(-1) === 'timezone'
}

/** Whether an expression is written as an interval: a literal, a cast, make_interval() or a product of one. */
function isInterval(value: unknown): boolean {
  const { TypeCast: cast, FuncCall: call, A_Expr: product } = within(value)
  if (isNode(cast)) return namesOf(within(cast['typeName'])['names']).at(-1) === 'interval'
  if (isNode(call)) return namesOf(call['funcname']).at(-1) === 'make_interval'
  if (!isNode(product) || !/^[*/]$/.test(operatorOf(product))) return false
  return isInterval(product['lexpr']) || isInterval(product['rexpr'])
}

function operatorOf(node: Node): string {
  return namesOf(node['name']).at(-1) ?? ''
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((name) => String(within(name, 'String')['sval'])) : []
}

/** The names of a column, its table's first; none for anything else. */
function columnOf(value: unknown): string[] {
  return namesOf(within(value, 'ColumnRef')['fields'])
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

/** Each `CASE x WHEN y`: where Citus computes a function first, it writes `CASE x WHEN x = y` for the node. */
function shortCasesIn(value: unknown): Node[] {
  return ofKind(nodesIn(value, { queries: true }), 'CaseExpr').filter(({ arg }) => isNode(arg))
}

/** Citus runs it before the change, and then every other query of the change, whose rows it hands on by their columns. */
function isWithoutTable(query: Node): boolean {
  return query['fromClause'] === undefined && query['targetList'] !== undefined
}

function isWithoutColumns(query: Node): boolean {
  return query['targetList'] === undefined && query['valuesLists'] === undefined
}

/** The queries in a part of the tree, and those in them. */
function queriesIn(value: unknown): Node[] {
  return ofKind(nodesIn(value, { queries: true }), 'SelectStmt')
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
