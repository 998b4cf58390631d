import type { Way } from '#codegen/frames/frame.ts'
import { type Part, readPattern, slotsOf, wordsOf } from '#codegen/frames/pattern.ts'

/** Reads a way as spec/assistant/senses.yaml has it. Throws a PatternMistake. */
export function wayOf(text: string): Omit<Way, 'frame'> {
  const must: string[][] = []
  const may: string[] = []
  const slots: string[] = []
  const maySlots: string[] = []
  for (const part of readPattern(text)) {
    if (part.kind === 'slot') slots.push(part.slot)
    else if (part.kind === 'word') must.push([part.word])
    else if (isOptional(part)) {
      may.push(...wordsOf([part]))
      maySlots.push(...slotsOf([part]))
    } else must.push(wordsOf([part]))
  }
  return { must, may, slots, maySlots }
}

function isOptional(part: Part): boolean {
  return part.kind === 'either' && part.of.some((one) => one.length === 0)
}
