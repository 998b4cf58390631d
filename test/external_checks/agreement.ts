import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { inputs } from '#generated/server/validators.js'
import { isValues } from '#test/contract/case.ts'
import { all } from '#test/contract/live.ts'
import { exampleAnswers, exampleInputs, type Schema } from '#test/contract/schemas.ts'
import type { Values } from '#test/contract/sample.ts'
import { instancesOf } from '#test/external_checks/instances.ts'
import { type ExternalCheck, ofPackage, root } from '#test/external_checks/external_check.ts'

/** As far as it is used here; the package is there only once the external checks are installed. */
interface Hyperjump {
  registerSchema(schema: unknown, uri: string): void
  setShouldValidateFormat(asserted: boolean): void
  validate(uri: string): Promise<(instance: unknown) => { valid: boolean }>
}

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))

/** Random instances for each part of each schema, in addition to those at its bounds. */
const random = 60

/**
 * Ajv, from which our validators are compiled, and Hyperjump's, which shares no line with it, say the same of
 * every instance: of inputs in each version, of data and of whole answers. Formats are asserted by both, as the
 * server asserts them; the compiled validators of the inputs are asked as well.
 */
export const agreement: ExternalCheck = {
  name: 'hyperjump',
  async run() {
    const hyperjump = await loadHyperjump()
    const ajv = new Ajv2020({ strict: false, validateSchema: false, ownProperties: true })
    formats.default(ajv)
    const differences: string[] = []
    const counts = { valid: 0, invalid: 0, wider: 0 }
    for (const { id, version, surfaces } of all) {
      const path = join(root, `generated/schemas/${id}.json`)
      const document = JSON.parse(readFileSync(path, 'utf8'))
      const definitions: Record<string, Schema> = document.$defs
      ajv.addSchema(document)
      hyperjump.registerSchema(document, document.$id)
      const answers = surfaces.includes('api') ? exampleAnswers(id).map(({ answer }) => answer) : []
      const examples: Record<string, Values[]> = {
        input: surfaces.includes('api') ? exampleInputs(id).map(({ input }) => input) : [],
        data: answers.flatMap(({ data }) => (data ? [data as Values] : [])),
        answer: answers,
      }
      for (const [part, schema] of Object.entries(definitions)) {
        const [kind = ''] = part.split('@')
        if (!(kind in examples)) continue
        const uri = `${document.$id}#/$defs/${encodeURIComponent(part)}`
        const byAjv = ajv.getSchema(uri)
        if (!byAjv) throw new Error(`Ajv has no ${uri}`)
        const byHyperjump = await hyperjump.validate(uri)
        const compiled =
          kind === 'input' ? inputs[id][part.slice('input@'.length) || version] : null
        const made = instancesOf(schema, definitions, examples[kind] ?? [], { seed, random })
        for (const instance of made) {
          const said = [byAjv(instance), byHyperjump(instance).valid]
          if (compiled) said.push(compiled(instance))
          counts[said[0] ? 'valid' : 'invalid'] += 1
          if (said.every((one) => one === said[0])) continue
          const strict = asRfc3339(instance)
          if (
            said[0] &&
            byAjv(strict) &&
            byHyperjump(strict).valid &&
            compiled?.(instance) !== false
          ) {
            counts.wider += 1
            continue
          }
          differences.push(
            `${id} ${part}: Ajv, Hyperjump, compiled say ${said.join(', ')} of ${JSON.stringify(instance).slice(0, 600)}`,
          )
        }
      }
    }
    const total = counts.valid + counts.invalid
    if (differences.length > 0)
      throw new Error(
        `${differences.length} of ${total} instances, FUZZ_SEED=${seed}\n${differences.slice(0, 20).join('\n')}`,
      )
    if (total < 10_000) throw new Error(`only ${total} instances`)
    return `says as Ajv does of ${total} instances, ${counts.valid} valid, ${counts.invalid} invalid; ${counts.wider} of them once their times are spelt as RFC 3339 does (FUZZ_SEED=${seed})`
  },
}

const wider = /^(\d{4}-\d\d-\d\d)[t\s](\d\d:\d\d:)(\d\d(?:\.\d+)?)(?:(z)|([+-]\d\d):?(\d\d)?)$/i

/**
 * The same with its times in the spelling of RFC 3339. The server reads a few more, on purpose, as ajv-formats
 * does: a space for the T, an offset without its colon or its minutes, a second 60 on any day.
 */
function asRfc3339(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, day, minutes, seconds = '', z, hours, rest = '00'] = wider.exec(value) ?? []
    if (day === undefined) return value
    return `${day}T${minutes}${seconds.replace(/^60/, '59')}${z ?? `${hours}:${rest}`}`
  }
  if (Array.isArray(value)) return value.map(asRfc3339)
  if (!isValues(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asRfc3339(inner)]))
}

async function loadHyperjump(): Promise<Hyperjump> {
  const load = (part: string) =>
    import(pathToFileURL(ofPackage(`@hyperjump/json-schema/${part}/index.js`)).href)
  const hyperjump: Hyperjump = await load('draft-2020-12')
  await load('formats')
  hyperjump.setShouldValidateFormat(true)
  return hyperjump
}
