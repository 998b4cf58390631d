import type { Data } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { person as say } from '#server/domain/messages/said/web_people.ts'
import { viewOpenInvitations } from '#server/flows/web/connection_invitations.ts'
import { actOn, doneNote, type Thing, type SentForm } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { peoplePath, personPath } from '#server/surfaces/web/people/paths.ts'
import { personPage } from '#server/surfaces/web/people/person_page.ts'
import { renamedMeanwhile } from '#server/surfaces/web/parts/earlier.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** `/people/{handle}`: what is saved about one person. */
export const personRoute: WebRoute = {
  path: personPath(':person_handle'),
  name: 'person',
  session: 'required',
  form: peoplePath,
  pages_only: true,
  query: ['done', 'lists', 'interests', 'others', 'plans'],

  show: (visit: SignedInVisit) =>
    shown(visit, doneNote(visit, say.done, { form: peoplePath, path: '', label: '' })),
}

const thing: Thing = {
  form: peoplePath,
  name: 'person',
  path: (act) => personPath(':person_handle', act),
  pathOf: (visit) => personPath(handleOf(visit)),
  show: shown,
  get notDone() {
    return say.notDone
  },
}

/** What can be done with a person without telling anybody. */
export const personActs: readonly WebRoute[] = [
  actOn(
    thing,
    'rename',
    async (visit, form, key) => {
      const { person } = await personOf(visit)
      const met = renamedMeanwhile(form, say.name, person.display_name)
      if (met !== null) return met
      const display_name = form.get('name')?.trim() ?? ''
      const input = { operation: 'rename' as const, person_handle: handleOf(visit), display_name }
      return {
        called: await callAs(visit, 'relationships.people.manage', input, key),
        done: 'saved',
      }
    },
    { '/display_name': 'name' },
  ),
  actOn(thing, 'remove', async (visit, _form, key) => {
    const input = { operation: 'delete' as const, person_handle: handleOf(visit) }
    const called = await callAs(visit, 'relationships.people.manage', input, key)
    return { called, done: 'removed', to: peoplePath }
  }),
]

/** The handle of the person of the address. */
export function handleOf({ params }: SignedInVisit): string {
  return params.person_handle ?? ''
}

/** Reads the person of the address. Errors: `reference_not_found`. */
export async function personOf(visit: SignedInVisit): Promise<Data<'relationships.person.get'>> {
  const person_handle = handleOf(visit)
  const { data } = await callAs(visit, 'relationships.person.get', { person_handle })
  if (data === null) throw fail('reference_not_found')
  return data
}

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  sent?: SentForm,
): Promise<WebAnswer> {
  const data = await personOf(visit)
  const isConnected = data.person.classification === 'connected'
  const [invitation] = isConnected
    ? []
    : await viewOpenInvitations(visit.runtime, visit.session.owner, handleOf(visit))
  const main = personPage(data, visit, { note, sent, invitation })
  return { status, page: { title: data.person.display_name, main } }
}
