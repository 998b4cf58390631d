import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import type { Readable } from 'node:stream'
import type { Session } from '#server/domain/web/session.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'

/** A request for a page, by somebody who may be signed in. */
export interface Visit {
  readonly runtime: Runtime
  readonly request_id: string
  readonly remote_address: string
  /** The network that limits count it by; null where the address says nothing about the caller. */
  readonly network: string | null
  /** The values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly wants_json: boolean
  /** Whether cookies are sent with TLS only. */
  readonly secure: boolean
  /** What the browser is called in lists and mail. */
  readonly browser_name: string
  /** The language that the browser likes best. */
  readonly browser_language: PageLanguage
  /** Who is signed in; null for nobody. */
  readonly session: SignedIn | null
  /** The secrets in the browser's other cookies; null where it has none. */
  readonly browser: string | null
  readonly known: string | null
  /** All cookies of the browser, as they were sent: for pages that go on with what another surface began. */
  readonly cookie_header: string | undefined
  /** The field `form_token` of a form of this name on the page; it gives the browser a cookie if it needs one. */
  formToken(form: string): string
  /** A path and query that somebody may be sent to after signing in; null for any other text. */
  next(text: string | null | undefined): string | null
}

/** A session, with the hash that its forms and its end need. */
export interface SignedIn extends Session {
  readonly hash: Buffer
}

/** A request by somebody who is signed in. */
export interface SignedInVisit extends Visit {
  readonly session: SignedIn
}

/**
 * What is answered. With `Accept: application/json` that is `json`; otherwise the page, or the path where the browser
 * goes next. A refusal is thrown with `fail`, unless a page of its own shows it.
 */
export interface WebAnswer {
  /** Of the page and of the JSON; 200 if not given. */
  readonly status?: number
  /** Left out where the route is for people only. */
  readonly json?: Readonly<Record<string, unknown>>
  readonly page?: WebPage
  /** A path of this service. */
  readonly redirect?: string
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[]
  /** A file that the page of this origin shows, in place of the page and of the JSON. */
  readonly file?: WebFile
  /** A file that is made while it is sent, in place of the page and of the JSON. */
  readonly stream?: WebStream
  /** Whether the page is shown to nobody who is signed in, because the session has just ended. */
  readonly signed_out?: true
}

/** A small file that is sent as a whole. */
export interface WebFile {
  /** The media type. */
  readonly type: string
  readonly content: Buffer
}

/** A file that is made while it is sent. Its readable end is destroyed with an error where it cannot be ended. */
export interface WebStream {
  /** The media type. */
  readonly type: string
  /** What the browser calls the file: ASCII without quotes. */
  readonly file_name: string
  readonly body: Readable
}

interface RouteFacts {
  /** As Express writes it, such as `/settings/calendars/:calendar_handle/refresh`. */
  readonly path: string
  /** Its name in the log and in metrics. */
  readonly name: string
  /**
   * The name of the form that a POST sends, perhaps by the values in its path; the path if not given. Several addresses
   * may share one.
   */
  readonly form?: string | ((params: Visit['params']) => string)
  /** How many bytes a file may have that a POST uploads, as multipart/form-data; none may be uploaded if not given. */
  readonly upload?: number
  /** Whether somebody may come whose account is being deleted; nobody may if not given, where the session is required. */
  readonly while_leaving?: boolean
  /** Whether it answers people only: programs that want JSON get a 406. */
  readonly pages_only?: true
  /** Names in the query that may be kept when somebody has to sign in first. */
  readonly query?: readonly string[]
  /** How many characters its path and query may have then; 500 if not given, 2,000 at most. */
  readonly longest_query?: number
}

/**
 * An address of the web pages. GET changes nothing. `session` says who may come: with `required`, only people who are
 * signed in; others are sent to sign in, or get a 401. Answering null means that there is no such page.
 */
export type WebRoute = RouteFacts &
  (
    | {
        readonly session: 'required'
        show?(visit: SignedInVisit): Promise<WebAnswer | null>
        act?(visit: SignedInVisit, form: WebForm): Promise<WebAnswer | null>
      }
    | {
        readonly session: 'optional'
        /** Whether a JSON request needs no form token, because its address contains a secret. */
        readonly secret_path?: true
        /** Whether its form may come from anywhere: it only shows a page, or only who knows its address can send it. */
        readonly from_anywhere?: true
        show?(visit: Visit): Promise<WebAnswer | null>
        act?(visit: Visit, form: WebForm): Promise<WebAnswer | null>
      }
  )
