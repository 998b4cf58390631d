import type { Model } from '#codegen/model.ts'

/** server.json, as the MCP registry reads it. The host is the operator of the service. */
export function serverManifest(model: Model) {
  const { mcp_name, title, subject, protocol } = model.service
  const remote = (path: string) => ({
    type: 'streamable-http',
    url: `https://{host}${path}`,
    variables: { host: { description: 'Where the service runs.', isRequired: true } },
    headers: [
      {
        name: 'Authorization',
        description: `Bearer and a token created in ${protocol.tokens}.`,
        value: 'Bearer {token}',
        isRequired: true,
        isSecret: true,
        variables: {
          token: { description: 'The access token.', isRequired: true, isSecret: true },
        },
      },
    ],
  })
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: mcp_name,
    title,
    description: `${subject}: one tool per capability.`,
    version: model.service.registry_version,
    remotes: [remote('/mcp/v2'), remote('/mcp')],
  }
}
