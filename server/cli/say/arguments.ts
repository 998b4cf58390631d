import { parseArgs } from 'node:util'

/** What the command is asked to do. */
export interface SayCommand {
  /** What to say before the terminal is asked, one message each. */
  readonly messages: readonly string[]
  /** The file with the token; null for the variable TOKEN. */
  readonly token_file: string | null
  readonly url: string
  /** The conversation. */
  readonly channel: string
}

/** Arguments that cannot be used. Its message is one line. */
export class ArgumentError extends Error {}

const defaultUrl = 'http://127.0.0.1:3000'

/** What `--help` prints. */
export const usage = `Talks to a running service from a terminal:
  npm run say -- [MESSAGE…] [--channel KEY] [--token-file FILE] [--url URL]

Type what you want; a number opens what was shown or chooses. Nothing is sent before you type the word of an approval at its own
prompt, and only there. An empty line, or “bye”, ends it. It answers in English or German, as it is spoken to.
  --channel KEY      the conversation; without it, the one of this terminal
  --token-file FILE  a file with nothing but the token, which needs planning:read, and planning:commit to send;
                     without it, the variable TOKEN
  --url URL          the service; without it, the variable BASE_URL, or ${defaultUrl}
`

/** Reads the arguments. @returns null where help was asked for. Throws an ArgumentError. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SayCommand | null {
  const { values, positionals } = parse(given)
  if (values.help) return null
  return {
    messages: positionals,
    token_file: values['token-file'] ?? null,
    url: values.url ?? environment.BASE_URL ?? defaultUrl,
    channel: values.channel ?? 'terminal',
  }
}

function parse(given: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = {
      ...{ channel: text, 'token-file': text, url: text, help: { type: 'boolean' } as const },
    }
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentError(`${message.split(/\.\s|\n/)[0]}; --help shows how.`)
  }
}
