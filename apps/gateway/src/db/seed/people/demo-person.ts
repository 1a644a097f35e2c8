/** A person of the demo world, as the sandbox shows it and as the seed stores it. Types only. */

/** Data for the sign-in page of the sandbox. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  /** One line about the state of the portal for this person. */
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
  /** Notices that the person closed before the world began. */
  readonly dismissed: readonly ('onboarding' | 'egiroModal')[];
  /** Account numbers, the default one first. */
  readonly accounts: readonly string[];
}
