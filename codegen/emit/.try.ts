import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from '#codegen/build.ts'
import { parseSpec, readSpec } from '#codegen/load.ts'
import { Problems } from '#codegen/problem.ts'
const t0 = performance.now()
const problems = new Problems()
const model = build(parseSpec(await readSpec(process.cwd()), problems), problems)
if (!model) { console.log(problems.print()); process.exit(1) }
console.log('build', (performance.now() - t0).toFixed())
const out = process.argv[2] ?? '/tmp/e_real'
rmSync(out, { recursive: true, force: true })
let total = 0
for (const name of ['Types', 'Server', 'Schemas', 'Openapi', 'Sdk', 'Mcp', 'Docs']) {
  const t = performance.now()
  const mod = await import(`#codegen/emit/${name.toLowerCase()}.ts`)
  const files = await mod[`emit${name}`](model)
  const dt = performance.now() - t
  let bytes = 0
  for (const f of files) { const p = `${out}/${f.path}`; mkdirSync(dirname(p), { recursive: true }); writeFileSync(p, f.text); bytes += f.text.length }
  console.log(name, files.length, 'files', bytes, 'bytes', dt.toFixed(), 'ms')
}
console.log('all', (performance.now() - t0).toFixed())
