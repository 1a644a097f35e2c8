/**
 * Dependencies of the sandbox, supplied by its launcher and typed by shape: it imports nothing of the gateway. It
 * never sees the database, a token or a setting.
 */
export interface MailSummary {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** By the sandbox's clock. */
  readonly sentAt: number;
  readonly seen: boolean;
}

export interface MailMessage extends MailSummary {
  readonly html: string;
  readonly text: string;
}

/** The mails that the portal would have sent. */
export interface Mailbox {
  /** Newest first. */
  list(): Promise<readonly MailSummary[]>;
  get(id: number): Promise<MailMessage | null>;
  markSeen(id: number): Promise<void>;
  unseen(): Promise<number>;
  empty(): Promise<void>;
}

/** A person who can log in; `state` their special state in one line: 'Home. Bill due', after the name of a group. */
export interface SandboxPerson {
  readonly email: string;
  readonly name: string;
  readonly state: string;
  readonly kind: 'individual' | 'company' | 'staff';
}

/** The time that every rule of the portal follows. Tokens keep the computer's own. */
export interface SandboxClock {
  now(): number;
  /** The first instant it may be moved to, in milliseconds: where the demo world begins. */
  readonly earliest: number;
  /** The last one, in milliseconds; it goes along with the computer's time. */
  readonly latest: number;
  shift(milliseconds: number): void;
  /** Back to the computer's time. */
  reset(): void;
}

/** Settings of the installation for every page of the sandbox. */
export interface Site {
  /** Where browsers reach the portal, without a slash at the end. */
  readonly portalOrigin: string;
  /** Whether the business registry of the sandbox answers, or the settings name another. */
  readonly hasRegistry: boolean;
}

/** How the demo bank reaches the portal: over HTTP on this computer, as any bank. */
export interface BankAccess {
  readonly address: string;
  /** Signing secret of its notices. */
  readonly secret: string;
  /** Payee of the portal's codes. */
  readonly uen: string;
}

/** How a demo party, the treasury or the banks of eGIRO, and the portal reach each other: each signs with the secret. */
export interface PartyAccess {
  readonly address: string;
  readonly secret: string;
}

export interface SandboxPorts extends Site {
  readonly bank: BankAccess;
  readonly treasury: PartyAccess;
  readonly egiro: PartyAccess;
  /** Milliseconds before a party tells the portal; left out: long enough for a person to see that it is on its way. */
  readonly noticeDelay?: number;
  readonly mailbox: Mailbox;
  readonly people: readonly SandboxPerson[];
  readonly password: string;
  readonly clock: SandboxClock;
  /** The demo world as it was on the first start: mails, clock, everything written since. A failure changes nothing. */
  resetEverything(): Promise<void>;
  /** Whether uploads are scanned by the sandbox's own scanner. */
  readonly hasScanner: boolean;
}
