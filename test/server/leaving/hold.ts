import pg from 'pg'
import { expect } from 'vitest'

/** Milliseconds for which one is held at most: less than a statement may take. */
const most = 3_300

/** Which rows are waited at: those of one account that name another, or all of it where both are the same. */
export interface Held {
  readonly owner: string
  readonly names: string
}

/** What holds a transaction of another in the middle, at the first row that it writes of those asked for. */
export interface Hold {
  /** From now on the first transaction that writes such a row waits there; the others go on. */
  ask(held: Held): Promise<void>
  /** Resolves with the table at whose row one waits. */
  isHeld(): Promise<string>
  /** Resolves once another waits for a lock, as of the one that is held. */
  isWaitedFor(): Promise<void>
  /** Lets it go on. */
  release(): Promise<void>
  close(): Promise<void>
}

/** Makes a hold by triggers on every table with an owner, which only a database of tests has. */
export async function makeHold(superuserUrl: string): Promise<Hold> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(`
    create table held_rows (owner uuid, named text);
    create function hold() returns trigger language plpgsql security definer set search_path = public as $$
    declare ends timestamptz := clock_timestamp() + interval '${most} milliseconds';
    begin
      if not exists (
          select from held_rows h where h.owner = new.owner_id and new::text like '%' || h.named || '%'
        ) or pg_try_advisory_xact_lock_shared(1, 1) or not pg_try_advisory_xact_lock(1, 2)
      then return new; end if;
      perform pg_advisory_xact_lock(2, tg_relid::integer);
      while clock_timestamp() < ends and not pg_try_advisory_xact_lock_shared(1, 1) loop
        perform pg_sleep(0.02);
      end loop;
      return new;
    end $$;
    do $$ declare name text; begin
      for name in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'owner_id'
      loop
        execute format('create trigger hold before insert or update on %I for each row execute function hold()', name);
      end loop;
    end $$`)
  const held = async () => {
    const { rows } = await client.query<{ at: string }>(
      `select objid::oid::regclass::text as at from pg_locks where locktype = 'advisory' and classid = 2`,
    )
    return rows[0]?.at ?? ''
  }
  return {
    async ask({ owner, names }) {
      await client.query('select pg_advisory_lock(1, 1)')
      await client.query('insert into held_rows values ($1, $2)', [owner, names])
    },
    async isHeld() {
      await expect.poll(held, { timeout: 5_000, interval: 10 }).not.toBe('')
      return held()
    },
    async isWaitedFor() {
      const waiting = async () =>
        (
          await client.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount ?? 0
      // Where nobody waits in this time, the one that is held has gone on, too.
      await expect
        .poll(waiting, { timeout: most, interval: 10 })
        .toBeGreaterThan(0)
        .catch(() => {})
    },
    async release() {
      await client.query('delete from held_rows')
      await client.query('select pg_advisory_unlock_all()')
    },
    close: () => client.end(),
  }
}
