/**
 * A connection between two accounts is two rows that mirror each other, one in each account's partition. Which
 * account belongs to a saved person is never shown.
 */

/** A connection as one of the two accounts has it. */
export interface Connection {
  /** The other as this account saved them. */
  person_id: string
  /** The other's account. */
  peer_owner: string
  /** This account as the other saved it. */
  peer_person_id: string
}

/** A connection between this account and another, now or in the past. */
export interface ConnectionRow extends Connection {
  state: 'active' | 'disconnected'
  /** Rises with every change. */
  version: number
  connected_at: Date
  /** When the two were last disconnected; a later connection keeps it. */
  disconnected_at: Date | null
}

/** The accounts of connected people, by the person's id. */
export type Peers = Map<string, Omit<Connection, 'person_id'>>

/** The accounts of these connections, by the person's id. */
export function toPeers(rows: readonly Connection[]): Peers {
  return new Map(rows.map(({ person_id, ...peer }) => [person_id, peer]))
}
