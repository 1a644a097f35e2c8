/** The staff of the demo world: two, so that one can see what the other has open. */
import type { WorldPerson } from './demo-person.ts';
import { person } from './make-person.ts';

export const SITI = 1017;
export const AMELIA = 1018;

export const staff: readonly WorldPerson[] = [
  person(SITI, {
    email: 'staff@example.com',
    name: 'Siti Rahmah',
    state: 'Staff. Decides applications of companies',
    kind: 'staff',
    linkStatus: 'not_linked',
  }),
  person(AMELIA, {
    email: 'amelia@example.com',
    name: 'Amelia D’Souza',
    state: 'Staff. A second officer, to see what the first has open',
    kind: 'staff',
    linkStatus: 'not_linked',
  }),
];
