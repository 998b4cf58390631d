/** As what mails say of `messages/invitation_text.ts`, in German. */

export function goodToKnow(
  items: readonly { title: string; amount_note: string | null; target_url: string | null }[],
): string {
  if (items.length === 0) return ''
  const lines = items.map(({ title, amount_note, target_url }) => {
    const what = amount_note === null ? title : `${title}, ${amount_note}`
    return `- ${target_url === null ? what : `${what}: ${target_url}`}`
  })
  return `Gut zu wissen:\n${lines.join('\n')}`
}
