/**
 * Who may make an account: everybody, people who were invited (to a plan, to connect, or by the operator), or nobody but
 * by the operator's commands.
 */
export const signUpModes = ['open', 'invited', 'closed'] as const

export type SignUpMode = (typeof signUpModes)[number]
