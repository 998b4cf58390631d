/** The read every server of the comparison answers: validated, and without a table. */
export const capability = 'ideas.search'

export const input = {
  query: 'jazz in the park',
  scopes: ['ideas', 'events'],
  activities: ['Concert', 'Picnic'],
  neighborhoods: ['Kreuzberg'],
  limit: 10,
}

export const data = {
  items: Array.from({ length: 5 }, (_, index) => ({
    scope: 'ideas',
    handle: `id_0123456789abcdefghjkmnpq${index}${index}`,
    title: `Jazz in the park, part ${index}`,
    snippet: 'Open air, bring a blanket.',
    when: null,
  })),
  retry_suggestions: [],
}
