import { build } from './build.ts'
import { parseSpec, readSpec } from './load.ts'
import { Problems } from './problem.ts'

const problems = new Problems()
const model = build(parseSpec(await readSpec(process.cwd()), problems), problems)
if (model === null) {
  console.error(problems.print())
  process.exitCode = 1
} else {
  console.log(
    `no problems: ${model.capabilities.length} capabilities, ${model.types.length} types, ${model.errors.length} codes`,
  )
}
