import pg from 'pg'

/** A statement that was run, with what its execution read. */
export interface RecordedPlan {
  text: string
  /** Rows of tables that its scans looked at, those that did not match included. */
  rows: number
  /** Rows that its parts handed on or left out, those of earlier parts and of joins included. */
  work: number
  /** The tables and how many rows of each. */
  tables: Record<string, number>
}

/** What PostgreSQL says of one node of an execution. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/** Executions of one statement that are recorded: more than the few after which its plan may change. */
const enough = 40

/**
 * Records every statement that this process runs in a database, those inside of functions too, as PostgreSQL's
 * auto_explain reports its execution; the superuser's are left out. Call it before anything connects.
 */
export async function recordPlans(superuserUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const name = pg.escapeIdentifier(new URL(superuserUrl).pathname.slice(1))
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
    'auto_explain.log_level': 'notice',
  }
  for (const [setting, value] of Object.entries(settings)) {
    await client.query(`alter database ${name} set ${setting} = '${value}'`)
  }
  await client.end()
  const plans: RecordedPlan[] = []
  const counts = new Map<string, number>()
  const superuser = new URL(superuserUrl).username
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...given: Parameters<typeof connect>) {
    this.on('notice', ({ message = '' }) => {
      if (this.user === superuser) return
      const json = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1]
      if (json === undefined) return
      // The text of the statement is the first of the plan.
      const start = json.slice(0, json.indexOf('"Plan": {'))
      const times = counts.get(start) ?? 0
      counts.set(start, times + 1)
      if (times < enough) plans.push(recorded(JSON.parse(json)))
    })
    return connect.apply(this, given)
  } as typeof connect
  return {
    plans,
    /** Begins anew. */
    again() {
      plans.length = 0
      counts.clear()
    },
    stop() {
      pg.Client.prototype.connect = connect
    },
  }
}

/** What is recorded of a database of which PostgreSQL does not say it. */
export const noPlans: Awaited<ReturnType<typeof recordPlans>> = {
  plans: [],
  again() {},
  stop() {},
}

function recorded({ 'Query Text': text, Plan }: { 'Query Text': string; Plan: PlanNode }) {
  const tables: Record<string, number> = {}
  let work = 0
  const add = (node: PlanNode): void => {
    const table = node['Relation Name']
    const each =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)
    work += Math.round((each + (node['Rows Removed by Join Filter'] ?? 0)) * node['Actual Loops'])
    if (table !== undefined && node['Node Type'].endsWith('Scan')) {
      tables[table] = (tables[table] ?? 0) + Math.round(each * node['Actual Loops'])
    }
    node.Plans?.forEach(add)
  }
  add(Plan)
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return { text: isStatement(text) ? text : `select ${text}`, rows, work, tables }
}

/** What a function in plpgsql tests with a query of its own, as `if not found or exists (…)` does, is reported without a verb. */
function isStatement(text: string): boolean {
  return /^\s*(?:--.*\n\s*)*(?:select|insert|update|delete|with|merge|values|\()/i.test(text)
}
