import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrom } from '#codegen/generate.ts'
import type { Problems } from '#codegen/problem.ts'
import { type Edit, edited, printEdit } from '#codegen/repair.ts'

/** A repair can bring to light what was hidden behind it; this many rounds are always enough to see the end. */
const mostRounds = 20

/** What was repaired, a line each, and what is wrong still; null when nothing is. */
export interface Fixed {
  readonly lines: readonly string[]
  readonly problems: Problems | null
}

/** Makes every repair of the registry below `<root>/spec` that is the only one, and leaves the rest as it is. */
export async function fix(root: string): Promise<Fixed> {
  const lines: string[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const { model, problems } = await buildFrom(root)
    if (model !== null) return { lines, problems: null }
    const made = repair(root, problems)
    if (made.length === 0) return { lines, problems }
    lines.push(...made.map(printEdit))
  }
  const { model, problems } = await buildFrom(root)
  return { lines, problems: model === null ? problems : null }
}

/** One round: the edits that were made. A file that changed since it was read is left alone. */
function repair(root: string, problems: Problems): Edit[] {
  const edits = problems.sorted().flatMap((problem) => problem.repair ?? [])
  return [...new Set(edits.map(({ spot }) => spot.file))].flatMap((file) => {
    const path = join(root, file.path)
    if (readFileSync(path, 'utf8') !== file.text) return []
    const own = edits.filter(({ spot }) => spot.file === file)
    const { text, made } = edited(file.text, own)
    writeFileSync(path, text)
    return made
  })
}
