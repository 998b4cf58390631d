/** Which hosts that did not answer are being asked again by one capture of an account. */
export interface HostProbes {
  /** Whether this capture is the one that asks: true once a minute for an account and a host. */
  take(owner: string, host: string): boolean
}
