/** Typed builders of people with access for states and tests: those of Tan Mei Lin, as in the picture. */
import { exampleOf } from '../../gallery/example.ts';
import type { Delegate, Delegates } from './delegates.query.ts';
import type { SharedHome } from './shared-homes.tsx';

export const premises = { bpNo: '1000145021', premiseNo: '6100145021' };
export const me = { name: 'Tan Mei Lin', email: 'meilin@example.com' };

export const mockDelegate = (over: Partial<Delegate> = {}): Delegate => ({
  ...(exampleOf('premises:delegates').delegates[0] as Delegate),
  ...over,
});

const grace = mockDelegate({
  delegateId: 1002,
  email: 'grace.koh@example.com',
  name: null,
  state: 'invited',
  invitedOn: '2026-11-19',
  openBy: '2026-11-26',
  until: '2027-02-19',
  lastLookAt: null,
});
const siti = mockDelegate({
  delegateId: 1003,
  email: 'siti.r@example.com',
  name: 'Siti Rahmah',
  state: 'ended',
  until: '2026-08-31',
  endedOn: '2026-08-31',
});

export const mockDelegates = (
  delegates: readonly Delegate[] = [mockDelegate(), grace, siti],
  otherHolders = 0,
): Delegates => ({
  delegates: [...delegates],
  otherHolders,
  today: '2026-11-20',
});

export const mockSharedHome = (over: Partial<SharedHome> = {}): SharedHome => ({
  ...premises,
  delegateId: 1001,
  address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
  holder: 'Tan Mei Lin',
  until: '2027-02-28',
  ...over,
});
