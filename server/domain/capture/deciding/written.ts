import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import type { Evidence, Role } from '#server/domain/capture/deciding/evidence.ts'
import {
  type ChosenDescription,
  type ChosenTitle,
  cleanLine,
} from '#server/domain/capture/deciding/title.ts'
import type { Spot } from '#server/domain/capture/deciding/where.ts'
import { partOf, type WordsFrom } from '#server/domain/ideas/words_from.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/** Whose words a source is, by what it is to the capture. */
export function roleWords(
  role: Role,
  { isSpokenAlone }: Pick<Evidence, 'isSpokenAlone'>,
  { words }: Pick<ToDecide, 'words'>,
): WordsFrom {
  if (role === 'secondary') return words.secondary
  return role === 'primary' && !isSpokenAlone ? words.primary : 'owner'
}

/** What an idea's words were chosen from. */
interface Chosen {
  readonly title: ChosenTitle
  readonly description: ChosenDescription | null
  readonly custom_activity: string | null
  readonly spot: Spot | null
  /** What its place is called; null without one. */
  readonly place_name: string | null
}

/** Whose words an idea has, and its place. The names of a catalog are nobody's. */
export function writtenOf(
  evidence: Evidence,
  input: Pick<ToDecide, 'words'>,
  { title, description, custom_activity, spot, place_name }: Chosen,
): IdeaDraft['written'] {
  const wordsOf = (role: Role) => roleWords(role, evidence, input)
  const ofTitle = wordsOf(title.role)
  const ofDescription = description?.role == null ? 'owner' : wordsOf(description.role)
  const isCustom = ({ value }: { value: string }) => cleanLine(value) === custom_activity
  const activity = evidence.all('activity').find(isCustom)
  const ofActivity = activity === undefined ? 'owner' : wordsOf(activity.role)
  const isMixed = ofDescription !== 'owner' && description?.hasOwn === true
  const ofAddress = spot === null ? 'owner' : wordsOf(spot.role)
  const ofName = spot?.name == null && place_name === title.title ? ofTitle : ofAddress
  return {
    idea: {
      words_from: joined([ofTitle, ofDescription, ofActivity]),
      own_words: [
        'neighborhood',
        ...(ofTitle === 'owner' ? ['title'] : []),
        ...(ofDescription === 'owner' ? ['description'] : []),
        ...(isMixed ? [partOf('description')] : []),
        ...(ofActivity === 'owner' ? ['activity_name'] : []),
      ],
    },
    place: {
      words_from: joined([ofName, ofAddress]),
      own_words: [
        'activity_name',
        ...(ofName === 'owner' ? ['name'] : []),
        ...(ofAddress === 'owner' ? ['address'] : []),
      ],
    },
  }
}

/** Who wrote what the owner did not; `source` where that is several. */
function joined(all: readonly WordsFrom[]): WordsFrom {
  const [first = 'owner', ...others] = new Set(all.filter((one) => one !== 'owner'))
  return others.length === 0 ? first : 'source'
}
