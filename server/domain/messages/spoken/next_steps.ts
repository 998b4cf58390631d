import type { CapabilityId } from '#generated/types.ts'

type Steps = Partial<Record<CapabilityId, string>>

const english: Steps = {
  'planning.brief.get': 'open the first',
  'availability.query': 'what could we do',
  'ideas.recommendations.get': 'draft the first',
  'ideas.lists.query': 'open the first',
  'ideas.lists.create': 'show my lists',
  'ideas.saved.query': 'open the first',
  'ideas.capture': 'is it ready?',
  'plans.query': 'open the first',
  'actions.commit': 'who has answered?',
}

const german: Steps = {
  'planning.brief.get': 'öffne das erste',
  'availability.query': 'was könnten wir machen?',
  'ideas.recommendations.get': 'plan das erste',
  'ideas.lists.query': 'öffne die erste',
  'ideas.lists.create': 'zeig meine Listen',
  'ideas.saved.query': 'öffne die erste',
  'ideas.capture': 'ist es fertig?',
  'plans.query': 'öffne den ersten',
  'actions.commit': 'wer hat geantwortet?',
}

/** What people often say after an answer of a capability, as they would say it; null where there is nothing in particular. */
export function nextStep(capability: string, language: string): string | null {
  return (language === 'de' ? german : english)[capability as CapabilityId] ?? null
}
