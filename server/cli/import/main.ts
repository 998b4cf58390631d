// Imports files through the API, with the client that anybody can use.
//
//   npm run import -- FILE… [--list NAME] [--folders] [--dry-run] [--token-file FILE] [--url URL]
import { readFileSync } from 'node:fs'
import { type Client, CallError, createClient, ProblemError } from '#sdk/src/index.ts'
import {
  ArgumentError,
  type ImportCommand,
  readArguments,
  usage,
} from '#server/cli/import/arguments.ts'
import { hashOf, planOf } from '#server/cli/import/plan.ts'
import { progressOn } from '#server/cli/import/progress.ts'
import { dryReport, fileReport, listReport } from '#server/cli/import/report.ts'
import { sendList, StalledError } from '#server/cli/import/send.ts'
import { readImport } from '#server/reading/import/read.ts'

/** What somebody does after an import that has not come to its end. */
const goesOn = 'Run the same command again: it goes on where it stopped.'

/** How the command ends. */
const ends = { done: 0, stopped: 1, wrong: 2, partly: 3 }

// Where it can say no more, as where the disk is full, it does no more.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (stream === process.stdout && code !== 'EPIPE') {
      process.stderr.write(`What was imported cannot be printed (${code}). ${goesOn}\n`)
    }
    process.exit(ends.stopped)
  })
}

process.exitCode = await run()

async function run(): Promise<number> {
  try {
    const command = readArguments(process.argv.slice(2), process.env)
    if (command === null) {
      process.stdout.write(usage)
      return ends.done
    }
    return await importAll(command)
  } catch (error) {
    const isKnown = [ArgumentError, CallError, StalledError].some((known) => error instanceof known)
    const isOurs = error instanceof ProblemError && error.status < 500 && error.status !== 429
    const again = (error instanceof CallError && !isOurs) || error instanceof StalledError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n`)
    if (again) process.stderr.write(`${goesOn}\n`)
    if (!isKnown && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
    return error instanceof ArgumentError ? ends.wrong : ends.stopped
  }
}

async function importAll(command: ImportCommand): Promise<number> {
  // Everything is read before anything is sent.
  const files = command.files.map((file) => ({ file, bytes: bytesOf(file) }))
  const client = command.dry_run ? null : clientOf(command)
  let isWhole = true
  for (const one of files) isWhole = (await importFile(client, command, one)) && isWhole
  return isWhole ? ends.done : ends.partly
}

/** @returns whether everything in the file was imported, or could be. */
async function importFile(
  client: Client | null,
  { folders, list }: ImportCommand,
  { file, bytes }: { file: string; bytes: Uint8Array },
): Promise<boolean> {
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions()
  const about = { name: file, folders, timezone, now: new Date().toISOString() }
  const read = readImport(bytes, about)
  const plans = planOf(read, { file, list })
  const { problems } = read
  if (client === null) {
    process.stdout.write(dryReport(file, plans, problems))
    return problems.length === 0
  }
  process.stdout.write(fileReport(file, plans, problems))
  const progress = progressOn(process.stderr)
  const stop = () => {
    progress.clear()
    process.stderr.write(`Stopped. ${goesOn}\n`)
    // As a shell says it of a program that Ctrl-C has ended.
    process.exit(130)
  }
  process.once('SIGINT', stop)
  let isWhole = problems.length === 0
  for (const plan of plans) {
    const all = plan.parts.flat().length
    const shown = {
      show: (rows: number) => progress.show(plan.name, rows, all),
      part: (rows: number) => progress.part(plan.name, rows, all),
    }
    shown.show(0)
    const sent = await sendList(client, hashOf(bytes), plan, shown).finally(progress.clear)
    process.stdout.write(listReport(file, plan, sent))
    isWhole &&= sent.problems.length === 0
  }
  process.off('SIGINT', stop)
  return isWhole
}

function clientOf({ token_file, url }: ImportCommand): Client {
  const token = (token_file === null ? process.env.TOKEN : textOf(token_file))?.trim() ?? ''
  if (token === '') {
    throw new ArgumentError('Give --token-file, or put the token into the variable TOKEN.')
  }
  try {
    return createClient({ baseUrl: url, token, client: 'import/1.0', retries: 5 })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentError(message.replace(/^baseUrl\b/, '--url (or BASE_URL)'))
  }
}

function textOf(file: string): string {
  return new TextDecoder().decode(bytesOf(file))
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = code === 'ENOENT' ? 'There is no such file' : `The file cannot be read (${code})`
    throw new ArgumentError(`${why}: ${file}`)
  }
}
