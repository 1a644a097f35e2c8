import { getMailingWindow } from '@portal/domain/preferences/mailing-window';
import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import {
  gas,
  gasPreference,
  home,
  mockNamed,
  mockPreference,
  settled,
  wholesale,
  wholesalePreference,
} from './account-details.mocks.ts';
import {
  type Draft,
  type EditFacts,
  enter,
  findProblems,
  formatDraftAddress,
  isChanged,
  toDraft,
  toInputs,
} from './edit.rules.ts';

const found = { status: 'found', street: 'Bedok North Avenue 4', needsBlock: false, streets: [] } as const;
const none = { status: 'none', street: '', needsBlock: false, streets: [] } as const;
const facts = (over: Partial<EditFacts> = {}): EditFacts => ({
  account: home,
  preference: settled,
  others: [
    { account: wholesale, preference: wholesalePreference },
    { account: gas, preference: gasPreference },
  ],
  window: getMailingWindow(sgDay('2026-11-20')),
  lookup: none,
  all: 'known',
  ...over,
});
const draft = (over: Partial<Draft> = {}): Draft => ({ ...toDraft(settled), ...over });
const address = { block: '102', floor: '07', unit: '55', postalCode: '460102', effectiveDate: '2026-12-07' };

describe('an edit', () => {
  it('an edit that changes nothing has no part to send', () => {
    expect(isChanged(draft(), facts())).toBe(false);
    expect(toInputs(draft(), facts(), 'W')).toEqual({});
    expect(isChanged(draft({ isApplyAll: true }), facts())).toBe(false);
  });

  it('names an MSSL account as one', () => {
    const account = mockNamed({ system: 'MSSL' });
    const inputs = toInputs(draft(address), facts({ account, lookup: found }), 'M');
    expect(inputs['account:updateMailAddress']).toMatchObject({
      ebsAccountNo: '',
      msslAccountNo: '8934521670',
      source: 'M',
    });
  });

  it('forgets a street that was typed for an address that is gone', () => {
    expect(isChanged(draft({ street: 'Jalan Rajah' }), facts())).toBe(false);
    const failed = { ...none, status: 'failed' } as const;
    expect(isChanged(draft({ street: 'Jalan Rajah' }), facts({ lookup: failed }))).toBe(true);
  });

  it('needs a block where the houses of the street have numbers, and a holder', () => {
    const lookup = { ...found, needsBlock: true };
    expect(findProblems(draft({ ...address, block: '' }), facts({ lookup }))).toEqual({
      block: 'Please enter valid House / Block No.',
      holder: 'Field must be checked',
    });
    expect(findProblems(draft({ ...address, isHolder: true }), facts({ lookup: found }))).toEqual({});
  });

  it('an edit of a gas account leaves the retailer access of the others as it is', () => {
    const closed = { ...settled, isRetailerAccessDisallowed: true };
    const inputs = toInputs(
      draft({ isHardCopy: true, isApplyAll: true }),
      facts({ account: gas, others: [{ account: wholesale, preference: closed }] }),
      'W',
    );
    expect(
      inputs['account:updatePreference']?.accounts.map((each) => each.isRetailerAccessDisallowed),
    ).toEqual([false, true]);
  });

  it('shows the address as it stands on an envelope', () => {
    const street = { street: 'Bedok North Avenue 4' };
    expect(formatDraftAddress(draft({ ...address, ...street }))).toBe('Blk 102 Bedok North Avenue 4 #07-55');
    expect(
      formatDraftAddress(draft({ ...address, ...street, postalCode: '469999', floor: '', unit: '' })),
    ).toBe('102 Bedok North Avenue 4');
  });
});

describe('changes for all accounts', () => {
  type Options = Parameters<typeof mockPreference>[0];
  const paper = mockPreference({ isSoftCopy: false, isHardCopy: true, isRetailerAccessDisallowed: true });
  /** Choices that are sent for another account, if any. */
  const sendToOther = (change: Partial<Draft>, other: Options, own = settled) => {
    const others = [{ account: mockNamed({ accountNo: '8934520042' }), preference: mockPreference(other) }];
    const inputs = toInputs(
      toDraft(own, { ...change, isApplyAll: true }),
      facts({ preference: own, others }),
      'W',
    );
    return inputs['account:updatePreference']?.accounts
      .slice(1)
      .map((each) => [each.isSoftCopy, each.isHardCopy, each.isRetailerAccessDisallowed]);
  };

  it.each<[string, Partial<Draft>, Options, boolean[][]]>([
    ['a hard copy', { isHardCopy: true }, { isRetailerAccessDisallowed: true }, [[true, true, true]]],
    ['a hard copy that the account has', { isHardCopy: true }, paper, []],
    [
      'retailer access',
      { isRetailerAccessDisallowed: true },
      { ...paper, isRetailerAccessDisallowed: false },
      [[false, true, true]],
    ],
    ['retailer access that the account has', { isRetailerAccessDisallowed: true }, paper, []],
    [
      'an e-mail bill that stops',
      { isSoftCopy: false, isHardCopy: true },
      { isHardCopy: true },
      [[false, true, false]],
    ],
  ])('%s reaches another account without its other choices', (_, change, other, sent) => {
    expect(sendToOther(change, other)).toEqual(sent);
  });

  it('leave no account without a bill', () => {
    const both = mockPreference({ isSoftCopy: true, isHardCopy: true });
    expect(sendToOther({ isSoftCopy: false }, {}, both)).toEqual([[false, true, false]]);
    expect(sendToOther({ isHardCopy: false }, paper, both)).toEqual([[true, false, true]]);
  });

  it('name each account of a new address as it was shown', () => {
    const inputs = toInputs(draft({ ...address, isApplyAll: true }), facts({ lookup: found }), 'W');
    expect(inputs['account:updateMailAddress']?.shown).toEqual(
      [home, wholesale, gas].map(({ accountNo }) => ({ accountNo, revision: 1 })),
    );
  });

  it('do not spread the locked hard copy of the wholesale plan', () => {
    expect(sendToOther({ isRetailerAccessDisallowed: true }, {}, wholesalePreference)).toEqual([
      [true, false, true],
    ]);
  });
});

describe('a change in another tab', () => {
  const elsewhere = { ...settled, isHardCopy: true, preferenceRevision: 9 };

  it('stays where nothing else was chosen here', () => {
    const entered = enter({}, address, settled);
    expect(
      toInputs(toDraft(elsewhere, entered), facts({ preference: elsewhere, lookup: found }), 'W'),
    ).not.toHaveProperty('account:updatePreference');
  });

  it('stays where the choice was made and taken back here', () => {
    const entered = enter(enter({}, { isHardCopy: true }, settled), { isHardCopy: false }, settled);
    expect(toDraft(elsewhere, entered).isHardCopy).toBe(true);
  });

  it('is kept beside the choice that was made here', () => {
    const entered = enter({}, { isRetailerAccessDisallowed: true }, settled);
    expect(toInputs(toDraft(elsewhere, entered), facts({ preference: elsewhere }), 'W')).toMatchObject({
      'account:updatePreference': {
        accounts: [{ isHardCopy: true, isRetailerAccessDisallowed: true, revision: 9 }],
      },
    });
  });
});
