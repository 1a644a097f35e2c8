/** Applicants for a company's accounts: one sign-in for each application of the world. */
import { applicants } from '../applications/applicants.ts';
import type { WorldPerson } from './demo-person.ts';
import { person } from './make-person.ts';

/** Description on the people page, by the status of the application. */
const states = {
  in_progress: (company: string) => `Application. ${company}: waits for a decision`,
  pending_document: (company: string) => `Application. ${company}: asked for another document today`,
  approved: (company: string) => `Application. ${company}: approved today, sees its accounts`,
  rejected: (company: string) => `Application. ${company}: rejected today, may begin again`,
} as const;

const linkStatuses = {
  in_progress: 'in_progress',
  pending_document: 'pending_document',
  approved: 'active',
  rejected: 'not_linked',
} as const;

export const applicantPeople: readonly WorldPerson[] = applicants.map((each) =>
  person(each.customerId, {
    email: each.email,
    name: each.person,
    state: states[each.status](each.company),
    kind: 'company',
    mobile: each.mobile,
    linkStatus: linkStatuses[each.status],
    uen: each.status === 'rejected' ? null : each.uen,
    ...(each.status === 'approved' && { accounts: [each.account.no], dismissed: [] }),
  }),
);
