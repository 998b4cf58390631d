/** What committing a prepared action does, by the names under which the actions are stored. */
const actionKinds = {
  'plan.send_invites': { planStaysAsReviewed: true },
  'plan.create_share_link': { planStaysAsReviewed: true },
  'plan.change_roster': { planStaysAsReviewed: false },
  'plan.update': { planStaysAsReviewed: false },
  'plan.cancel': { planStaysAsReviewed: false },
  // It concerns no plan.
  'list.share': { planStaysAsReviewed: false },
}

/** The stored name of a kind of prepared action. */
export type ActionKind = keyof typeof actionKinds

/** @returns whether committing an action of this kind leaves its plan as it was reviewed; false for what is no kind */
export function leavesPlanAsReviewed(kind: unknown): boolean {
  return isActionKind(kind) && actionKinds[kind].planStaysAsReviewed
}

function isActionKind(kind: unknown): kind is ActionKind {
  return typeof kind === 'string' && Object.hasOwn(actionKinds, kind)
}
