/** Who can sign in to the demo world, as the sandbox offers it and as the seed stores it. Types only. */

/** What the sign-in page of the sandbox shows. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  /** One line that says which state of the portal this person is in. */
  readonly state: string;
  readonly kind: 'individual' | 'company' | 'staff';
}

/** How the gateway knows the person. */
export interface WorldPerson extends DemoPerson {
  readonly customerId: number;
  readonly mobile: string;
  readonly linkStatus: 'not_linked' | 'not_found' | 'active' | 'in_progress' | 'pending_document';
  readonly emailVerified: boolean;
  readonly master: boolean;
  /** Of staff. */
  readonly decidesPayments: boolean;
  readonly version: 'v1' | 'v2';
  readonly uen: string | null;
  readonly idFragment: string | null;
  readonly consentRequired: boolean;
  /** What the person had closed before the world began. */
  readonly dismissed: readonly ('onboarding' | 'egiroModal')[];
  /** Account numbers, the default one first. */
  readonly accounts: readonly string[];
}
