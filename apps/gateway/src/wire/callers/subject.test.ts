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
