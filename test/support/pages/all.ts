import { asBuilt } from '#test/support/pages/expected/as_built.ts'
import { asShared } from '#test/support/pages/expected/as_shared.ts'
import { english } from '#test/support/pages/expected/english.ts'
import { frenchSpanish } from '#test/support/pages/expected/french_spanish.ts'
import { german } from '#test/support/pages/expected/german.ts'
import { harder } from '#test/support/pages/expected/harder.ts'
import { italianDutch } from '#test/support/pages/expected/italian_dutch.ts'
import { portuguesePolish } from '#test/support/pages/expected/portuguese_polish.ts'
import { sitesEnglish } from '#test/support/pages/expected/sites_english.ts'
import { sitesGermanFrench } from '#test/support/pages/expected/sites_german_french.ts'
import { sitesSouthNorth } from '#test/support/pages/expected/sites_south_north.ts'
import type { ExpectedPage } from '#test/support/pages/expected.ts'

/** All pages, in the order in which they were written. */
export const allPages: readonly ExpectedPage[] = [
  ...english,
  ...german,
  ...frenchSpanish,
  ...italianDutch,
  ...portuguesePolish,
  ...harder,
  ...asBuilt,
  ...asShared,
  ...sitesEnglish,
  ...sitesGermanFrench,
  ...sitesSouthNorth,
]
