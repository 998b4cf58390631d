import type { LintRule } from '#codegen/lint/rule.ts'
import * as capabilities from '#codegen/lint/rules/capabilities.ts'
import * as errors from '#codegen/lint/rules/errors.ts'
import * as fields from '#codegen/lint/rules/fields.ts'
import * as lifecycle from '#codegen/lint/rules/lifecycle.ts'
import * as names from '#codegen/lint/rules/names.ts'
import * as words from '#codegen/lint/rules/words.ts'

/** Every rule, in the order of their pages. */
export const lintRules: readonly LintRule[] = [
  ...Object.values(capabilities),
  ...Object.values(fields),
  ...Object.values(errors),
  ...Object.values(lifecycle),
  ...Object.values(names),
  ...Object.values(words),
].sort((one, other) => (one.id < other.id ? -1 : 1))
