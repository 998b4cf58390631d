import { capabilityRules } from '#codegen/diff/capability_rules.ts'
import { serviceRules } from '#codegen/diff/service_rules.ts'
import { valueRules } from '#codegen/diff/value_rules.ts'

/** Every kind of change there is. */
export const rules = { ...capabilityRules, ...valueRules, ...serviceRules }

export type RuleId = keyof typeof rules
