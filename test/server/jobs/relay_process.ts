import { openDatabase } from '#server/data/open_database.ts'
import { relayJob } from '#server/jobs/relay.ts'
import { startWorker } from '#server/jobs/run.ts'

/** Run as a process of its own: carries what is due on this database, until it is killed. */
const [url = '', brand = ''] = process.argv.slice(2)
const database = openDatabase({ url, brand, connections: 6 })
startWorker({ database, jobs: [relayJob(database)], onError: () => {} })
process.stdout.write('ready\n')
