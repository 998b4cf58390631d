/** Classes of verbs with which a request for a change begins. */
export const asking: ReadonlySet<string> = new Set(
  ['add', 'take', 'delete', 'move', 'rename', 'invite', 'cancel', 'share'].concat(['uninvite']),
)

/** Classes of all verbs with which a request begins. */
export const requesting: ReadonlySet<string> = new Set(
  [...asking].concat(['accept', 'decline', 'make', 'save', 'show', 'draft_v', 'tell']),
)
