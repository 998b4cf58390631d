import { registry } from '#generated/server/capabilities.ts'
import { demo } from '#server/demo/account.ts'

/** What is said once the service serves requests. */
export interface Started {
  readonly url: string
  /** Where mail goes. */
  readonly mail: string
  /** Whether this service has a demo account. */
  readonly has_demo: boolean
  /** The token of a demo account that was just made, and the file it is in; null where none was made. */
  readonly made: { readonly token: string; readonly path: string } | null
}

/** The line of the log that says that the service serves requests, where no terminal shows it. No token is in it. */
export function startLine({ url, mail, made }: Started): string {
  return logLine(`${registry.title} is ready`, {
    address: url,
    docs: `${url}/docs/`,
    mail,
    version: registry.registry_version,
    ...(made && { demo_token_file: made.path }),
  })
}

/** @returns one line of JSON as those of the log, whatever LOG_LEVEL is. */
export function logLine(msg: string, facts: object): string {
  return `${JSON.stringify({ level: 30, time: new Date().toISOString(), ...facts, msg })}\n`
}

/** What `npm start` prints on a terminal once it serves requests. */
export function startMessage({ url, mail, has_demo, made }: Started): string {
  const shown = made?.token ?? '<token>'
  const client = {
    mcpServers: {
      [registry.brand]: {
        type: 'http',
        url: `${url}/mcp`,
        headers: { Authorization: `Bearer ${shown}` },
      },
    },
  }
  const email = has_demo ? demo.email : 'you@example.com'
  const name = has_demo ? demo.display_name : 'Your name'
  const make = `npm run --silent token -- --email ${email} --name "${name}" --timezone ${demo.timezone} --abilities planning:read,planning:write`
  return [
    `${registry.title}: ${url}`,
    `Reference: ${url}/docs/`,
    `Mail: ${mail}`,
    '',
    ...(made ? aboutDemo(made) : ['Make a token:', `  ${make}`, ...firstAccount]),
    '',
    'Try it:',
    `  curl -s ${url}/api/v2/capabilities/ideas.lists.query \\`,
    `    -H 'Authorization: Bearer ${shown}' \\`,
    "    -H 'Content-Type: application/json' \\",
    "    -d '{}'",
    '',
    'For an MCP client:',
    ...JSON.stringify(client, null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
    '',
  ].join('\n')
}

/** What is only named here: a link in a log would let its first reader in. */
const firstAccount = [
  'Make an account that signs in to the pages:',
  '  npm run --silent account -- --create you@example.com',
]

const onlyPrepares = 'It may do everything but commit: the demo contacts nobody.'

function aboutDemo({ token, path }: { token: string; path: string }): string[] {
  return [
    'A demo account is ready. Its token, shown only now:',
    `  ${token}`,
    `It is also in ${path}`,
    onlyPrepares,
  ]
}
