import type pg from 'pg'
import type { CopiedTable } from '#server/database/backup/format.ts'

/**
 * Made by the migrations, or, like the counters of the rate limits, not worth keeping; the first line of a backup has the
 * fingerprints of the keys.
 */
const leftOut = [
  ...['knex_migrations', 'knex_migrations_lock', 'isolation_register'],
  ...['rate_limits', 'key_fingerprints'],
]

/** @returns the tables of a backup, each after those that its foreign keys point to. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { needs: string[] }>(
    `select quote_ident(t.relname) as name,
       (
         select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
         from pg_attribute a
         where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       ) as columns,
       array(
         select distinct quote_ident(other.relname)
         from pg_constraint f
         join pg_class other on other.oid = f.confrelid
         where f.conrelid = t.oid and f.contype = 'f' and f.confrelid <> t.oid
       ) as needs
     from pg_class t
     where t.relnamespace = 'public'::regnamespace
       and t.relkind in ('r', 'p')
       and not t.relispartition
       and t.relname <> all($1)
       and not exists (
         select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e'
       )
     order by t.relname`,
    [leftOut],
  )
  const ordered: CopiedTable[] = []
  const left = new Set(rows)
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name))
    const next = [...left].filter(({ needs }) => !needs.some((name) => waiting.has(name)))
    if (next.length === 0) {
      throw new Error(`Foreign keys point in a circle: ${[...waiting].join(', ')}.`)
    }
    for (const table of next) {
      ordered.push({ name: table.name, columns: table.columns })
      left.delete(table)
    }
  }
  return ordered
}
