/** A person who uses the service. */
export interface Account {
  /** A uuid; never shown outside. */
  owner: string
  display_name: string
  email: string
  /** IANA name. */
  timezone: string
}
