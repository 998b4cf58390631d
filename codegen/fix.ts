import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sortByCertainty } from '#codegen/certain.ts'
import { buildFrom } from '#codegen/generate.ts'
import { readSpec } from '#codegen/inputs.ts'
import { isReadable } from '#codegen/load.ts'
import type { Problems } from '#codegen/problem.ts'
import { type Edit, edited, printEdit } from '#codegen/repair.ts'

/** A repair can bring to light what was hidden behind it; this many rounds are always enough to see the end. */
const maxRounds = 20

/** What was repaired, a line each, why something else was not, and what is wrong still; null when nothing is. */
export interface Fixed {
  readonly lines: readonly string[]
  readonly doubts: readonly string[]
  readonly problems: Problems | null
}

/** Makes every repair of the registry below `<root>/spec` that is the only one, and leaves the rest as it is. */
export async function fix(root: string): Promise<Fixed> {
  const lines: string[] = []
  let doubts: readonly string[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const { model, problems } = await buildFrom(root)
    if (model !== null) return { lines, doubts: [], problems: null }
    const done = repair(root, problems)
    doubts = done.doubts
    if (done.made.length === 0) return { lines, doubts, problems }
    lines.push(...done.made.map(printEdit))
  }
  const { model, problems } = await buildFrom(root)
  return { lines, doubts, problems: model === null ? problems : null }
}

/**
 * One round: the edits that were made, and why others were not. A file that changed since it was read is left alone,
 * and so is one that could not be read any more with its edits.
 */
function repair(root: string, problems: Problems): { made: Edit[]; doubts: string[] } {
  const all = problems.sorted().flatMap((problem) => problem.repair ?? [])
  const sorted = sortByCertainty(all, readSpec(root))
  const doubts = [...sorted.doubts]
  const made = [...new Set(sorted.certain.map(({ spot }) => spot.file))].flatMap((file) => {
    const path = join(root, file.path)
    if (readFileSync(path, 'utf8') !== file.text) return []
    const own = edited(
      file.text,
      sorted.certain.filter(({ spot }) => spot.file === file),
    )
    if (!isReadable({ path: file.path, text: own.text })) {
      doubts.push(`not repaired: ${file.path} could not be read any more after its repairs`)
      return []
    }
    writeFileSync(path, own.text)
    return own.made
  })
  return { made, doubts }
}
