import { spokenList } from '#server/domain/spoken_list.ts'

/** What a model reads of tools that its list does not have. */

export function listedElsewhere(names: readonly string[]): string {
  return `This address does not list ${names.join(', ')}; without ?toolsets and ?readonly it does.`
}

/**
 * Tools that a token cannot use for want of an ability, and where one is made that can; `ability` is null where it is not
 * known, and `tokens` says where tokens are made.
 */
export function needsAbility(
  names: readonly string[],
  ability: string | null,
  tokens: string,
): string {
  const what = spokenList(names)
  return ability === null
    ? `This token may not call ${what}; another token may.`
    : `This token lacks ${ability}, without which ${what} cannot succeed. A token that has it is made in ${tokens}.`
}

export const tellTheUser = 'Tell the user.'

/** Instructions for a token that prepares nothing, because it could not commit it. */
export function nothingIsCommitted(ability: string, tokens: string): string {
  return `This token lacks ${ability}: it sends, shares and cancels nothing. A token that has it is made in ${tokens}; tell the user.`
}
