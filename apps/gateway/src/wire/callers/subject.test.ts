import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { type OwnedAccount, toSubject } from './subject.ts';

const until = sgDay('2027-02-28');
const shared = (accountNo: string, bpNo: string, openedOn: string) =>
  ({
    accountNo,
    bpNo,
    premiseNo: '6100145021',
    openedOn: sgDay(openedOn),
    shared: { delegateId: 1, holder: 'Tan Mei Lin', until },
  }) as OwnedAccount;

const customer = { linkStatus: 'active' } as Parameters<typeof toSubject>[0];

describe('a home that two tenants let one person see', () => {
  test('is that of the later tenant, never both added up', () => {
    const before = shared('8934521670', '1000145021', '2020-01-01');
    const now = shared('8934521688', '1000145039', '2025-06-01');
    const alsoNow = shared('8934521696', '1000145039', '2020-06-01');
    const seen = toSubject(customer, [], [before, now, alsoNow]).withShared();
    expect(seen.atPremises('6100145021')).toEqual([now, alsoNow]);
    expect(seen.accounts).toHaveLength(3);
  });
});

describe('a home that a former tenant is let see', () => {
  const account = (over: Partial<OwnedAccount>) =>
    ({ ...shared('8934521670', '1000145021', '2020-01-01'), shared: null, ...over }) as OwnedAccount;
  const now = shared('8934521688', '1000145039', '2025-06-01');

  test('is meant by the number of the premises alone, and their own closed account by its holder too', () => {
    const closed = account({ status: 'Inactive' });
    const seen = toSubject(customer, [closed], [now]).withShared();
    expect(seen.atPremises('6100145021')).toEqual([now]);
    expect(seen.atPremises('6100145021', '1000145021')).toEqual([closed]);
    expect(seen.atPremises('6100145021', '1000145039')).toEqual([now]);
  });

  test('steps behind an account of their own that is open', () => {
    const open = account({ status: 'Active' });
    expect(toSubject(customer, [open], [now]).withShared().atPremises('6100145021')).toEqual([open]);
  });
});
