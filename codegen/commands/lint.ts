// Checks the registry against the lint rules; generated/docs/lint has a page for each rule.
//
//   npm run lint:registry -- [--format text|json|github|sarif] [--root <folder>]
//
// Exits with 1 if something is found, and with 2 if the registry cannot be read.
import '#codegen/commands/help.ts'
import { argumentsOf } from '#codegen/arguments.ts'
import { build } from '#codegen/build/model.ts'
import { lint } from '#codegen/lint/lint.ts'
import { formats, print } from '#codegen/lint/print.ts'
import { readSpec } from '#codegen/inputs.ts'
import { parseSpec } from '#codegen/load.ts'
import { Problems } from '#codegen/problem.ts'
import { rootOf } from '#codegen/root.ts'

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { root, rest } = rootOf(process.argv.slice(2))
  const { values } = argumentsOf({
    args: rest,
    options: { format: { type: 'string', default: 'text' } },
  })
  const format = formats.find((one) => one === values.format)
  if (!format) throw new Error(`--format must be one of ${formats.join(', ')}`)
  const texts = readSpec(root)
  const problems = new Problems()
  const model = build(parseSpec(texts, problems), problems)
  if (model === null) throw new Error(problems.print())
  const result = lint(model, texts)
  console.log(print(result, format))
  return result.findings.length > 0 ? 1 : 0
}
