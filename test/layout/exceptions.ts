/** What breaks the layout today. This list may only get shorter. */
export const exceptions: readonly string[] = [
  'server/data/prepared_actions/rows.ts exports confirmationOf, which begins with none of the verbs of data',
  'server/flows/plans/hosted.ts holds SQL, which belongs into server/data',
  'server/flows/plans/hosted.ts runs statements, which only server/data may',
  'server/flows/prepared/prepared_action.ts holds SQL, which belongs into server/data',
  'server/flows/prepared/prepared_action.ts runs statements, which only server/data may',
  'server/flows/prepared/prepared_plan.ts holds SQL, which belongs into server/data',
  'server/flows/prepared/prepared_plan.ts runs statements, which only server/data may',
  'server/flows/prepared/update_plan.ts holds SQL, which belongs into server/data',
  'server/flows/prepared/update_plan.ts runs statements, which only server/data may',
]
