import { openDatabase } from '#server/database/open_database.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { startWorker } from '#server/jobs/run.ts'

/** Run as a process of its own: carries what is due on this database, until it is killed. */
const [url = '', brand = ''] = process.argv.slice(2)
const database = openDatabase({ url, brand, connections: 6 })
startWorker({ database, jobs: [replicationJob(database)], onError: () => {} })
process.stdout.write('ready\n')
