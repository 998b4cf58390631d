// Says whether generated/mcp/server.json may be published in a list of MCP servers, and under which name.
//
//   npm run server-json -- [--root <folder>]
//
// Exits with 1 and says why where the name is a placeholder: the list takes it only from who owns its domain.
import '#codegen/commands/help.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseArguments } from '#codegen/arguments.ts'
import { rootOf } from '#codegen/root.ts'

/** Domains that nobody can own (RFC 2606, RFC 6761), written backwards. */
const reserved =
  /^(?:example|test|invalid|localhost|local)(?:\.|\/)|^(?:com|net|org)\.example(?:\.|\/)/

const { root, rest } = rootOf(process.argv.slice(2))
refuseArguments(rest)
const { name } = JSON.parse(readFileSync(join(root, 'generated/mcp/server.json'), 'utf8'))
if (reserved.test(name)) {
  console.error(
    `The name ${name} is a placeholder. Set mcp_name in spec/service.yaml to a domain of yours backwards, a slash and a word,` +
      ' such as com.acme/plans, and run npm run generate.',
  )
  process.exitCode = 1
} else {
  console.log(`generated/mcp/server.json can be published as ${name}.`)
}
