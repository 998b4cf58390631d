/** What somebody pastes to use a token, which each of these takes from the variable TOKEN. */
export interface TokenSnippets {
  readonly curl: string
  /** Of `mcp.json`. */
  readonly mcp: string
  /** The command of Claude Code. */
  readonly claude: string
  /** A module for Node; null where the token may call nothing that can be tried. */
  readonly sdk: string | null
}

/** A first call that a token with an ability may make. */
const firstCalls = [
  ['planning:read', 'planning.brief.get', ''],
  ['planning:rsvp', 'invites.list', ''],
  ['planning:write', 'ideas.lists.create', "{ name: 'Rainy Sundays' }"],
] as const

/** The snippets for a token with these abilities; `base` is the service's address, without a trailing slash. */
export function tokenSnippets(
  { brand, base, path }: { brand: string; base: string; path: string },
  abilities: readonly string[],
): TokenSnippets {
  const first = firstCalls.find(([ability]) => abilities.includes(ability))
  const [ability, capability, input] = first ?? []
  // A try changes nothing: a token that may only write lists what it may do.
  const reads = ability !== undefined && ability !== 'planning:write'
  const config = {
    mcpServers: {
      [brand]: {
        type: 'http',
        url: `${base}/mcp`,
        headers: { Authorization: 'Bearer $' + '{TOKEN}' },
      },
    },
  }
  const header = '"Authorization: Bearer $TOKEN"'
  return {
    curl: [
      `curl -s ${base}${path}/capabilities${reads ? `/${capability}` : ''} \\`,
      `  -H ${header}${reads ? ' \\' : ''}`,
      ...(reads ? ["  -H 'Content-Type: application/json' \\", "  -d '{}'"] : []),
    ].join('\n'),
    mcp: JSON.stringify(config, null, 2),
    claude: `claude mcp add --transport http ${brand} ${base}/mcp \\\n  --header ${header}`,
    sdk:
      capability === undefined
        ? null
        : [
            `import { createClient } from '@${brand}/sdk'`,
            '',
            '// $TOKEN',
            `const client = createClient({ baseUrl: '${base}', token: process.env.TOKEN ?? '' })`,
            `const answer = await client.${capability}(${input})`,
            'console.log(answer.outcome.fallback_text)',
          ].join('\n'),
  }
}
