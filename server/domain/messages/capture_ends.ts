/** How captures fail, as `message` of a `KeptFailure`: the advice follows from the code. */

/** Also of an address that may not be read: nobody may tell the two apart. */
export const pageUnreachable = 'The page could not be reached.'

/** The page was not asked for, because others of its site brought no answer. */
export const siteIsQuiet =
  'This site did not answer for other pages a moment ago, so this page was not asked for.'

export const pageNotReadable = 'The page is of a kind that is not read, or is too large.'

export const sourceNotReadable = 'What was sent could not be read.'

/** The service had no time for it. */
export const notReadYet = 'This was not read yet, because the service was too busy.'

/** The user has deleted all that was uploaded for it. */
export const filesDeleted = 'What was uploaded for it has been deleted.'

/** What was kept cannot be opened: the key that sealed it is gone. */
export const captureNotOpened = 'What was captured can no longer be read by the service.'

/** The list or person of a capture is gone, or the list has become a saved view. */
export const destinationIsGone =
  'The list or person that the idea was for no longer exists, or the list holds no ideas.'

/** The same of an item of a roundup, which is captured anew when that is answered. */
export const roundupAsksAnew =
  'The list or person that the idea was for no longer exists. Its roundup asks where it goes.'

/** The version of a capture is right, and its state takes no answer, or no retry. */
export const waitsForNothing = 'This capture does not wait for an answer.'
export const hasNotFailed = 'This capture has not failed, so there is nothing to retry.'
