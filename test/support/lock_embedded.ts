import pg from 'pg'
import { startEmbedded } from '#server/database/embedded/open.ts'

/** Runs as a process of its own: locks an embedded database, commits one row, and waits to be killed. */
const [dataDir = ''] = process.argv.slice(2)
const { url } = await startEmbedded({ dataDir, brand: 'service' })
const client = new pg.Client({ connectionString: url })
await client.connect()
await client.query('create table if not exists marker (at timestamptz default now())')
await client.query('insert into marker default values')
process.stdout.write('ready\n')
setInterval(() => {}, 60_000)
