// Talks to a running service, with the client that anybody can use.
//
//   npm run say -- [MESSAGE…] [--channel KEY] [--token-file FILE] [--url URL]
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { type Client, CallError, createClient } from '#sdk/src/index.ts'
import { ArgumentError, readArguments, usage } from '#server/cli/say/arguments.ts'
import { approvalPrompt, isGoodbye, notSent, turnLines } from '#server/cli/say/lines.ts'

process.exitCode = await run()

async function run(): Promise<number> {
  try {
    const command = readArguments(process.argv.slice(2), process.env)
    if (command === null) {
      process.stdout.write(usage)
      return 0
    }
    const token = tokenOf(command.token_file)
    await talk(createClient({ baseUrl: command.url, token }), command)
    return 0
  } catch (error) {
    const isKnown = error instanceof ArgumentError || error instanceof CallError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n`)
    if (!isKnown && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
    return error instanceof ArgumentError ? 2 : 1
  }
}

/** Says what was given, then what is typed, until nothing is. */
async function talk(
  client: Client,
  { messages, channel }: { readonly messages: readonly string[]; readonly channel: string },
): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const next = async (prompt: string) => {
    process.stdout.write(prompt)
    const { value, done } = await lines.next()
    return done ? null : value.trim()
  }
  const given = [...messages]
  let asked: string | null = null
  try {
    for (;;) {
      const first = given.shift()
      if (first !== undefined) process.stdout.write(`> ${first}\n`)
      const message: string | null = first ?? (await next('> '))
      if (message === null || isGoodbye(message)) return
      const options = { channelIdentity: channel }
      const answer = await client.assistant.turn(message, options)
      process.stdout.write(turnLines(answer))
      const { approval, turn } = answer
      // Each approval is asked for once, at a prompt of its own: no message approves anything.
      if (approval === null || approval.action_handle === asked) continue
      asked = approval.action_handle
      const typed = await next(approvalPrompt(approval, turn.language))
      if (typed !== approval.reply_word) {
        process.stdout.write(notSent(turn.language))
        // Whatever else was typed is said.
        if (typed === null) return
        if (typed !== '') given.unshift(typed)
        continue
      }
      const sent = await client.assistant.commit(approval.action_handle, options)
      process.stdout.write(turnLines({ ...sent, question: null }))
    }
  } finally {
    terminal.close()
  }
}

function tokenOf(file: string | null): string {
  if (file === null) {
    const { TOKEN = '' } = process.env
    if (TOKEN !== '') return TOKEN
    throw new ArgumentError('Set the variable TOKEN, or give --token-file; --help shows how.')
  }
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ArgumentError(`${file} cannot be read.`)
  }
}
