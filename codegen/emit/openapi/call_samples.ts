/** A call of an endpoint that is not a capability. It has neither an SDK method nor a tool. */
export function sample(path: string, ...more: string[]) {
  const lines = [`curl "$BASE_URL${path}"`, ...more]
  return { 'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: lines.join(' \\\n  ') }] }
}

/** The header that says who calls. */
export const token = '-H "Authorization: Bearer $TOKEN"'
