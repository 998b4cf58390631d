/** How many names of each kind the Assistant knows, the newest: of an account with more, a name it knows may be one of several. */
export const maxNames = { list: 300, plan: 300, idea: 500, place: 150, person: 400 } as const
