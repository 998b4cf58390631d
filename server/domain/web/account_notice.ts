import { never, type Seal } from '#server/domain/basics/seal.ts'

/** What a mail tells an account about itself. Names are as people or programs wrote them. */
export type AccountNotice =
  | {
      kind: 'token_made'
      label: string
      /** What it may do, in the words of the page, such as “can read”. */
      abilities: readonly string[]
      /** ISO 8601. */
      ends_at: string
      browser: string
    }
  | {
      kind: 'app_connected'
      /** What was verified of the app: its host, or that it runs on a computer. */
      app: string
      /** What it calls itself; null for nothing. */
      called: string | null
      abilities: readonly string[]
      browser: string
    }
  | { kind: 'passkey_added' | 'passkey_removed'; label: string; browser: string }
  | { kind: 'recovery_codes_made'; browser: string }
  | { kind: 'recovery_code_used'; browser: string; left: number }
  | {
      kind: 'approval_waiting'
      /** What is to be sent, such as the title of a plan. */
      title: string
      /** Who prepared it, as the agent's page calls it. */
      agent: string
      /** Until when it can be released, ISO 8601. */
      until: string
      /** The page where it is approved, such as `/approvals/ac_…`. */
      path: string
    }

const sealType = 'account_notice'

/** What a notice says, sealed for its account. */
export function sealNotice(seal: Seal, owner: string, notice: AccountNotice): string {
  return seal.close(sealType, owner, notice, never)
}

/** What a notice says. Throws where it was sealed with a key that is no longer configured. */
export function openNotice(seal: Seal, owner: string, sealed: string): AccountNotice {
  const opened = seal.open<AccountNotice>(sealType, owner, sealed)
  if (opened === null) throw new Error('A notice cannot be opened with these keys.')
  return opened.value
}
