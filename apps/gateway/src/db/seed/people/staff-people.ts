/** The staff of the demo world: two in each queue, so that one sees the work of the other. */
import type { WorldPerson } from './demo-person.ts';
import { person } from './make-person.ts';

export const SITI = 1017;
export const AMELIA = 1018;
const ROSNAH = 1031;

export const staff: readonly WorldPerson[] = [
  person(SITI, {
    email: 'staff@example.com',
    name: 'Siti Rahmah',
    state: 'Staff. Decides on company applications',
    kind: 'staff',
    linkStatus: 'not_linked',
  }),
  person(AMELIA, {
    email: 'amelia@example.com',
    name: 'Amelia D’Souza',
    state: 'Staff. A second officer, who sees what the first has open; also decides on payments',
    kind: 'staff',
    decidesPayments: true,
    linkStatus: 'not_linked',
  }),
  person(ROSNAH, {
    email: 'finance@example.com',
    name: 'Rosnah Yusof',
    state: 'Staff. Decides on payments that could not be matched',
    kind: 'staff',
    decidesPayments: true,
    linkStatus: 'not_linked',
  }),
];
