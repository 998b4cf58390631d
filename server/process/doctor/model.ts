import type { Config } from '#server/config.ts'
import { serverOf } from '#server/domain/assistant/language_model.ts'
import { codeOrLine, type Finding, look, ok } from '#server/process/doctor/finding.ts'
import { reach } from '#server/outbound/reach.ts'

/** How long the server of a model may take, in milliseconds. */
const limit = 10_000

const uses = {
  none: 'understands people who agree',
  all: 'understands people who agree, and names what they save',
  unsure: 'understands people who agree, and names what they save where the rules are unsure',
}

/** Looks whether the server of the model answers, without a word of anybody; nothing where none is configured. */
export async function modelFindings({ model }: Config): Promise<Finding[]> {
  if (model === null) return []
  const { name, captures = 'none' } = model
  const { origin, href } = new URL(serverOf(model))
  try {
    await reach(href, 'HEAD', limit)
    return [ok('model', `${name} at ${origin}, which answers, ${uses[captures]}`)]
  } catch (error) {
    // The rules answer without it.
    const why = codeOrLine(error)
    return [look('model', `${origin} does not answer (${why}), so the rules do: see ASSISTANT_URL`)]
  }
}
