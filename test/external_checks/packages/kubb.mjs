// Writes Kubb's client: its own command would look for a configuration, a formatter and a linter around here.
import { build } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

const [, , input, output] = process.argv
const { failedPlugins, error } = await build({
  config: {
    root: process.cwd(),
    input: { path: input },
    output: { path: output, barrelType: false, format: false, lint: false },
    plugins: [
      pluginOas({ validate: true, generators: [] }),
      pluginTs(),
      pluginClient({ client: 'fetch', bundle: true }),
    ],
  },
})
for (const failed of failedPlugins) console.error(failed)
if (error) console.error(error)
process.exit(error || failedPlugins.size > 0 ? 1 : 0)
