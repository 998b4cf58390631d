import { registry } from '#generated/server/capabilities.ts'
import { inWeeks, weeksTo } from '#generated/server/coming.ts'

/** By how many weeks the examples are moved today, so that what they plan has yet to come. */
export function weeksToExamples(): number {
  const { examples_friday } = registry
  return examples_friday === null ? 0 : weeksTo(examples_friday, Date.now())
}

/** A generated text whose examples are moved by so many weeks. */
export function examplesIn(text: string, weeks = weeksToExamples()): string {
  return inWeeks(text, registry.examples_friday, weeks)
}
