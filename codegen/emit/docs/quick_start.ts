import { type Block, code, heading, paragraph } from '#codegen/emit/docs/page.ts'
import { client, curl, mcpConfiguration, sdk } from '#codegen/emit/docs/samples.ts'
import type { Capability, Effect, Example, Model } from '#codegen/model.ts'

/** A capability with the example of it that is shown. */
interface Shown {
  readonly capability: Capability
  readonly example: Example
}

/** From nothing to a read, a write, the SDK and an MCP client. */
export function quickStart(model: Model): Block[] {
  const read = simplest(model, 'read')
  const write = simplest(model, 'write')
  return [
    heading(2, 'Quick start'),
    paragraph('Set BASE_URL to where the service runs and TOKEN to an access token. A read:'),
    ...(read ? [code('sh', 'curl', curl(read.capability, read.example.input))] : []),
    paragraph('A write, with an idempotency key of your own making:'),
    ...(write ? [code('sh', 'curl', curl(write.capability, write.example.input))] : []),
    paragraph('Through the SDK, which makes the key itself and retries with it:'),
    ...(write
      ? [code('ts', 'SDK', `${client(model)}\n\n${sdk(write.capability, write.example.input)}`)]
      : []),
    paragraph('In an MCP client:'),
    code('json', 'Configuration', mcpConfiguration(model)),
  ]
}

/** The shortest example that works in any account: completed, and without a reference to copy first. */
function simplest(model: Model, effect: Effect): Shown | undefined {
  const length = ({ example }: Shown) => JSON.stringify(example.input).length
  return model.capabilities
    .filter((capability) => capability.effect === effect && capability.surfaces.includes('api'))
    .flatMap((capability) => capability.examples.map((example) => ({ capability, example })))
    .filter(({ example }) => example.answer.status === 'completed')
    .filter(({ example }) => !/_handle|_id"|token/.test(JSON.stringify(example.input)))
    .sort((one, other) => length(one) - length(other))[0]
}
