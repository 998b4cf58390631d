/** The page of an account whose end was asked for: it shows nothing else until it is kept. */
export const keepPath = '/settings/account/keep'
