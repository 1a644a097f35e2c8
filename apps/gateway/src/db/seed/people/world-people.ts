/** The people of the demo world, each in one state of the portal. Their accounts are in accounts/. */

import { applicants } from '../applications/applicants.ts';
import type { WorldPerson } from './demo-person.ts';
import { person } from './make-person.ts';
import { staff } from './staff-people.ts';

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

const applicantPeople: readonly WorldPerson[] = applicants.map((each) =>
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

const settled: readonly WorldPerson[] = [
  person(1001, {
    email: 'meilin@example.com',
    name: 'Tan Mei Lin',
    state: 'Home. A bill to pay, electricity in half hours, U-Save, may set up eGIRO',
    mobile: '+6591234567',
    idFragment: '567D',
    accounts: ['8934521670'],
  }),
  person(1002, {
    email: 'bernard@example.com',
    name: 'Bernard Lim',
    state: 'Home. Two premises, market electricity, active eGIRO, a credit that may be refunded',
    version: 'v2',
    idFragment: '284J',
    accounts: ['8934530018', '8934530026', '8934530034'],
  }),
  person(1003, {
    email: 'chitra@example.com',
    name: 'Chitra Nair',
    state: 'Home. Overdue bills, late charges, suspended paper GIRO',
    idFragment: '913B',
    accounts: ['8934540017'],
  }),
  person(1004, {
    email: 'dewi@example.com',
    name: 'Dewi Sutanto',
    state: 'Home. Refunds: one in progress, one that needs a decision; contact details to confirm',
    consentRequired: true,
    idFragment: '406K',
    accounts: ['8934550016', '8934550024'],
  }),
  person(1005, {
    email: 'grace@example.com',
    name: 'Grace Ong',
    state: 'Home. Prepaid electricity and water, no live chat; at the first login',
    idFragment: '778F',
    dismissed: [],
    accounts: ['8934560015'],
  }),
  person(1006, {
    email: 'farid@example.com',
    name: 'Muhammad Farid',
    state: 'Home. All accounts inactive',
    idFragment: '151A',
    accounts: ['8934570014', '8934570022'],
  }),
  person(1007, {
    email: 'kopi@example.com',
    name: 'Rasa Timur Kitchens',
    state: 'Company. Three premises, one contestable electricity account',
    kind: 'company',
    uen: '201812345M',
    accounts: ['8920020017', '8920020025', '8920020033', '8920020041'],
  }),
  person(1008, {
    email: 'estate@example.com',
    name: 'Katong Provisions',
    state: 'Company. Master account with 240 sub-accounts at 23 premises',
    kind: 'company',
    master: true,
    uen: '199604021G',
    accounts: ['8920014410'],
  }),
  person(1009, {
    email: 'iobr@example.com',
    name: 'Ismail Osman',
    state: 'Home. Sub-systems IOBR and BOBR-C; every second month is estimated; has not seen the eGIRO news',
    idFragment: '622C',
    dismissed: ['onboarding'],
    accounts: ['8934580013', '8934580021'],
  }),
  person(1043, {
    email: 'samuel@example.com',
    name: 'Samuel Tay',
    state: 'Home. Two business partners: his own flat and his mother’s; letters of both',
    idFragment: '418E',
    accounts: ['8934595011', '8934595029', '8934595037'],
  }),
  person(1010, {
    email: 'hui@example.com',
    name: 'Lin Hui',
    state: 'Before linking. E-mail not verified yet',
    linkStatus: 'not_linked',
    emailVerified: false,
  }),
  person(1011, {
    email: 'ivan@example.com',
    name: 'Ivan Petrov',
    state: 'Before linking. Nothing linked yet',
    linkStatus: 'not_linked',
  }),
  person(1012, {
    email: 'indra@example.com',
    name: 'Indra Wijaya',
    state: 'Before linking. An individual whose application is in progress',
    linkStatus: 'in_progress',
  }),
  person(1013, {
    email: 'jaya@example.com',
    name: 'Jaya Motors',
    state: 'Before linking. A company that must send its form again',
    kind: 'company',
    linkStatus: 'pending_document',
    uen: '200711223E',
  }),
  person(1014, {
    email: 'kumar@example.com',
    name: 'Kumar Textiles',
    state: 'Before linking. A company whose application is in progress',
    kind: 'company',
    linkStatus: 'in_progress',
    uen: '201509876Z',
  }),
  person(1015, {
    email: 'lena@example.com',
    name: 'Lena Schmidt',
    state: 'Before linking. Registration under review, not active',
    linkStatus: 'not_found',
  }),
  person(1019, {
    email: 'omar@example.com',
    name: 'Omar Hashim',
    state: 'Before linking. An individual who was asked for another document',
    linkStatus: 'pending_document',
  }),
  person(1020, {
    email: 'aisyah@sinmingbaking.example',
    name: 'Nur Aisyah Rahman',
    state: 'Before linking. Has just signed up for a company, Sin Ming Baking Supplies Pte Ltd',
    mobile: '+6590001122',
    linkStatus: 'not_linked',
  }),
  person(1041, {
    email: 'ravi@example.com',
    name: 'Ravi Menon',
    state: 'Home. Two accounts with overdue amounts and late charges, payment arrangement for either',
    idFragment: '604E',
    accounts: ['8934610016', '8934610024'],
  }),
  person(1042, {
    email: 'salmah@example.com',
    name: 'Salmah Idris',
    state: 'Home. A payment arrangement that waits for its first payment',
    idFragment: '271C',
    accounts: ['8934620015'],
  }),
  person(1044, {
    email: 'halim@example.com',
    name: 'Halim Bakar',
    state: 'Home. GIRO: paper on two systems, one pending, one ended, one refused; a card application',
    idFragment: '530G',
    accounts: ['8934640011', '8934640029', '8934640061', '8934640037', '8934640045', '8934640053'],
  }),
  person(1045, {
    email: 'daniel.tan@example.com',
    name: 'Daniel Tan',
    state: 'Invited. No account of his own; sees the home of Tan Mei Lin',
    linkStatus: 'not_linked',
  }),
  person(1046, {
    email: 'grace.koh@example.com',
    name: 'Grace Koh',
    state: 'Invited. Nothing linked; has an invitation of Tan Mei Lin that she has not opened',
    linkStatus: 'not_linked',
  }),
  person(1016, {
    email: 'noor@example.com',
    name: 'Noor Aisyah',
    state: 'Home. Linked, but the account opens on moving in',
    idFragment: '339H',
    dismissed: [],
    accounts: ['8934590012'],
  }),
];

export const worldPeople: readonly WorldPerson[] = [...settled, ...applicantPeople, ...staff];
