import { registry } from '#generated/server/capabilities.ts'
import { demo } from '#server/demo/make.ts'

/**
 * What `npm start` prints once it serves requests. `token` is the demo account's if it was just made, or else null;
 * `mail` says where mail goes.
 */
export function startMessage(
  url: string,
  token: string | null,
  embedded: boolean,
  mail: string,
): string {
  const shown = token ?? '<token>'
  const client = {
    mcpServers: {
      [registry.brand]: {
        type: 'http',
        url: `${url}/mcp`,
        headers: { Authorization: `Bearer ${shown}` },
      },
    },
  }
  const email = embedded ? demo.email : 'you@example.com'
  const make = `npm run --silent token -- --email ${email} --name "${embedded ? demo.display_name : 'Your name'}" --timezone ${demo.timezone} --abilities planning:read,planning:write`
  return [
    `${registry.title}: ${url}`,
    `Reference: ${url}/docs/`,
    `Mail: ${mail}`,
    '',
    token === null
      ? `Make a token:\n  ${make}`
      : `A demo account is ready. Its token, shown only now:\n  ${token}`,
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
