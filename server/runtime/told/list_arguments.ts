import type { CapabilityFacts } from '#generated/server/capabilities.ts'

/** The arguments of a read on this surface that say which entries of its lists it answers with. */
export const offsetArgument = 'list_offset'
export const limitArgument = 'list_limit'

/**
 * The reads that may have lists too long for one answer, and no pages of them: only their tools list these arguments, since each costs
 * every model that reads the list. Every other read takes them all the same. The second is for what a long list leaves out of its entries.
 */
export const listArguments: { readonly [id in CapabilityFacts['id']]?: readonly string[] } = {
  'ideas.lists.directions.get': [offsetArgument],
  'ideas.lists.get': [offsetArgument, limitArgument],
  'ideas.lists.likes.preview': [offsetArgument, limitArgument],
  'ideas.object.get': [offsetArgument],
  'ideas.roundup.get': [offsetArgument, limitArgument],
  'plans.get': [offsetArgument, limitArgument],
  'plans.status.get': [offsetArgument],
  'relationships.friendship.review': [offsetArgument, limitArgument],
  'relationships.person.get': [offsetArgument, limitArgument],
}
