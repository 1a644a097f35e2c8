import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { mayFollow, requestKinds } from '../requests/request-kinds.ts';
import { sgDay } from '../sg-time.ts';
import { judgeGiroEnding, type ManagedGiro, mayManageGiro } from './giro-actions.ts';
import {
  egiroBanks,
  findBankHomePage,
  groupGiroBanks,
  listBanksOf,
  listGiroBanks,
  mayChooseBank,
} from './giro-banks.ts';
import { findNextAttempt } from './giro-deduction.ts';
import {
  findApplyTarget,
  findUnavailableReason,
  judgeGiroSetup,
  judgeSetupAccount,
  leavesSetup,
  offersGiroSetup,
  UNAVAILABLE_SUFFIX,
  UPDATING_SUFFIX,
} from './giro-eligibility.ts';
import {
  findApprovalEnd,
  findGiroOutcome,
  findPaperEndingDay,
  findPaperPatienceEnd,
  findShownStatus,
  getGiroFailureText,
  judgeGivingUp,
} from './giro-request.ts';
import {
  authorisationSteps,
  getGiroLabel,
  getOlderLabel,
  giroStatuses,
  readGiroType,
  toOlderState,
} from './giro-status.ts';

describe('a status', () => {
  it.each([
    ['ACTIVE', 'Active', '07', ''],
    ['SUSPENDED', 'Suspended', '08', ''],
    ['PENDING_SETUP_EGIRO', 'Pending set-up', '02', ''],
    ['PENDING_SETUP_PGIRO', 'Pending set-up', '02', ''],
    ['PENDING_APPROVAL_SETUP', 'Pending approval', '02', ''],
    ['PENDING_APPROVAL_TERMINATION', 'Pending approval', '07', '902'],
    ['PENDING_TERMINATION', 'In progress', '07', '902'],
    ['PENDING_SETUP', 'Pending set-up', '02', ''],
    ['TERMINATED', 'Terminated', '', ''],
  ] as const)(
    '%s is shown as %s, and by the older variant with code %s %s',
    (status, label, code, returnCode) => {
      expect(getGiroLabel(status)).toBe(label);
      expect(toOlderState(status)).toEqual({ status: code, returnCode });
    },
  );

  it.each([
    ['02', '', '', 'Pending bank approval'],
    ['07', '', '', 'Active'],
    ['07', '', 'GD-2612-1001', 'Pending payment deduction'],
    ['07', '902', 'GD-2612-1001', 'Pending termination'],
    ['08', '', '', 'Suspended'],
    ['', '', '', ''],
  ])('the older variant reads %s %s %s as %s', (status, returnCode, paymentOrder, label) => {
    expect(getOlderLabel({ status, returnCode, paymentOrder })).toBe(label);
  });

  it('has steps that end, and a set-up never comes back from its end', () => {
    for (const status of giroStatuses) expect(authorisationSteps[status], status).toBeDefined();
    for (const end of ['TERMINATED', 'REJECTED_SETUP', 'FAILED_SETUP'] as const)
      expect(authorisationSteps[end]).toEqual([]);
  });

  it('a request never skips back', () => {
    expect(mayFollow('giro', 'ACTIVE', 'PENDING_SETUP')).toBe(false);
    expect(mayFollow('giro', 'PENDING_SETUP_EGIRO', 'PENDING_SETUP')).toBe(false);
    expect(requestKinds.giro.cancel).toBeNull();
  });

  it('the type PAPER is paper GIRO', () => {
    expect(['EGIRO', 'PAPER_GIRO', 'PAPER'].map(readGiroType)).toEqual(['EGIRO', 'PAPER_GIRO', 'PAPER_GIRO']);
  });
});

describe('the offer of eGIRO', () => {
  const without = 'ELIGIBLE_WITHOUT_EXISTING_GIRO';
  it.each([
    ['an account without GIRO', [[without, true]], true],
    [
      'one account of several',
      [
        ['NOT_ELIGIBLE', true],
        [without, true],
      ],
      true,
    ],
    ['an inactive account alone', [[without, false]], false],
    ['an account whose set-up or termination is under way', [['NOT_ELIGIBLE', true]], false],
    ['an account that waits for a card', [['NOT_ELIGIBLE_WITH_PENDING_RECURRING', true]], false],
    ['an account that GIRO pays already', [['ELIGIBLE_WITH_EXISTING_GIRO', true]], false],
    ['an account that does not have the feature', [[undefined, true]], false],
    ['no account', [], false],
  ] as const)('is made to %s as the rule says', (_, accounts, expected) => {
    expect(offersGiroSetup(accounts.map(([setupStatus, isActive]) => ({ setupStatus, isActive })))).toBe(
      expected,
    );
  });
});

describe('the result page', () => {
  it.each([
    ['PENDING_SETUP', 'in-progress', 'in-progress'],
    ['PENDING_APPROVAL_SETUP', 'in-progress', 'in-progress'],
    ['PENDING_TERMINATION', 'in-progress', 'in-progress'],
    ['PENDING_APPROVAL_TERMINATION', 'in-progress', 'in-progress'],
    ['PENDING_SETUP_EGIRO', 'successful', 'in-progress'],
    ['PENDING_SETUP_PGIRO', 'successful', 'in-progress'],
    ['ACTIVE', 'successful', 'unsuccessful'],
    ['SUSPENDED', 'successful', 'unsuccessful'],
    ['TERMINATED', 'unsuccessful', 'successful'],
    ['REJECTED_SETUP', 'unsuccessful', 'unsuccessful'],
    ['INTERNAL_ERROR', 'unsuccessful', 'unsuccessful'],
    ['SOMETHING_NEW', 'unsuccessful', 'unsuccessful'],
  ] as const)('the status %s is %s for a set-up and %s for a termination', (status, setup, termination) => {
    expect(findGiroOutcome('CREATION', status)).toBe(setup);
    expect(findGiroOutcome('CANCELLATION', status)).toBe(termination);
  });

  it.each([
    ['CREATION', 'ACTIVE', 'ACTIVE', 'ACTIVE'],
    ['CREATION', 'ACTIVE', 'TERMINATED', 'TERMINATED'],
    ['CREATION', 'ACTIVE', 'SUSPENDED', 'SUSPENDED'],
    ['CREATION', 'ACTIVE', 'PENDING_TERMINATION', 'ACTIVE'],
    ['CREATION', 'FAIL', 'FAILED_SETUP', 'FAIL'],
    ['CANCELLATION', 'ACTIVE', 'TERMINATED', 'ACTIVE'],
  ] as const)('a %s that is %s, with a GIRO that is %s now, is shown as %s', (type, state, now, shown) => {
    expect(findShownStatus(type, state, now)).toBe(shown);
  });

  it('has the fixed text of each failure', () => {
    const askBank =
      'Your GIRO application was not successful. Please check with your Bank for more information before submitting again.';
    for (const status of ['REJECTED_SETUP', 'REJECTED_BY_USER', 'FAIL'])
      expect(getGiroFailureText('CREATION', status)).toBe(askBank);
    for (const status of ['INTERNAL_ERROR', 'FAILED_SETUP', 'INCOMPLETE_FLOW'])
      expect(getGiroFailureText('CREATION', status)).toBe(
        'Oops! We are unable to process your GIRO submission. Please try again.',
      );
    expect(getGiroFailureText('CREATION', 'TERMINATED')).toBe(
      'This GIRO was set up and has ended since. Please pay your bills by their due dates.',
    );
    expect(getGiroFailureText('CANCELLATION', 'FAIL')).toBe(
      'Your GIRO termination was not successful. Please check with your Bank for more information before submitting again.',
    );
  });

  it('has 20 minutes for a person and 48 hours for a company', () => {
    expect([findApprovalEnd('RETAIL', 0), findApprovalEnd('CORPORATE', 0)]).toEqual([1_200_000, 172_800_000]);
  });
});

const plain = 'ELIGIBLE_WITHOUT_EXISTING_GIRO';
const existing = 'ELIGIBLE_WITH_EXISTING_GIRO';
const not = 'NOT_ELIGIBLE';
const card = 'NOT_ELIGIBLE_WITH_PENDING_RECURRING';

describe('eligibility', () => {
  it.each([
    [[], false, plain],
    [['TERMINATED'], false, plain],
    [['ACTIVE'], false, existing],
    [['SUSPENDED'], false, existing],
    [['ACTIVE', 'PENDING_SETUP'], false, not],
    [['PENDING_APPROVAL_TERMINATION'], false, not],
    [['PENDING_SETUP_PGIRO'], false, not],
    [['ACTIVE'], true, card],
  ] as const)(
    'an account with %j and a card application %s is %s',
    (statuses, isRecurringPending, expected) => {
      expect(judgeGiroSetup({ statuses, isRecurringPending })).toBe(expected);
    },
  );

  it.each([
    [[], 'alert', null],
    [[plain], 'setup', null],
    [[not], 'setup', 'earlier-request'],
    [[card], 'unavailable', 'pending-recurring'],
    [[not, not], 'unavailable', 'earlier-request'],
    [[not, card], 'unavailable', 'pending-recurring'],
    [[plain, not], 'setup', null],
    [[plain, card], 'unavailable', 'pending-recurring'],
    [[existing, existing], 'setup', null],
  ] as const)(
    'the list %j leads from Apply now to %s, and the unavailable page says %s',
    (statuses, target, reason) => {
      expect(findApplyTarget(statuses)).toBe(target);
      if (statuses.length > 0) expect(findUnavailableReason(statuses)?.reason ?? null).toBe(reason);
    },
  );

  it('one pending card among others offers another account', () => {
    expect(findUnavailableReason([plain, card])?.mayApplyForAnother).toBe(true);
    expect(findUnavailableReason([card])?.mayApplyForAnother).toBe(false);
  });

  it('a single account decides whether the set-up page is left', () => {
    expect([leavesSetup([not]), leavesSetup([plain]), leavesSetup([not, not])]).toEqual([true, false, false]);
  });

  it.each([
    [plain, true, false, false],
    [plain, false, true, false],
    [not, true, true, true],
    [not, false, true, true],
  ] as const)(
    'an account that is %s, active %s: disabled %s, update in progress %s',
    (setupStatus, isActive, isDisabled, isUpdating) => {
      expect(judgeSetupAccount({ setupStatus, isActive })).toEqual({ isDisabled, isUpdating });
    },
  );
});

describe('Manage Preference', () => {
  it('is offered for ACTIVE and SUSPENDED only', () => {
    expect(giroStatuses.filter((status) => mayManageGiro({ status }))).toEqual(['ACTIVE', 'SUSPENDED']);
  });
});

describe('ending', () => {
  const paper: ManagedGiro = { status: 'ACTIVE', type: 'PAPER_GIRO', system: 'EBS', paymentOrder: '' };
  const noon = Date.parse('2026-11-20T12:00:00+08:00');
  it.each([
    ['an eGIRO', { type: 'EGIRO', system: 'MSSL', paymentOrder: 'GD-2612-1001' }, noon, 'bank'],
    ['a paper GIRO', {}, noon, 'portal'],
    ['a suspended one', { status: 'SUSPENDED' }, noon, 'portal'],
    ['one of the market’s system', { system: 'MSSL' }, noon, 'ask-bank'],
    ['one of a system that is not known yet', { system: null }, noon, 'no'],
    ['an eGIRO of a system that is not known yet', { type: 'EGIRO', system: null }, noon, 'bank'],
    ['one with a running deduction', { paymentOrder: 'GD-2612-1001' }, noon, 'deduction'],
    ['one at 7:59:59 AM', {}, Date.parse('2026-11-20T07:59:59+08:00'), 'hours'],
    ['one at 8 AM', {}, Date.parse('2026-11-20T08:00:00+08:00'), 'portal'],
    ['one at 6 PM', {}, Date.parse('2026-11-20T18:00:00+08:00'), 'hours'],
    ['one that is pending', { status: 'PENDING_SETUP' }, noon, 'no'],
    ['one that has ended', { status: 'TERMINATED' }, noon, 'no'],
  ] as const)('%s is judged by its type, system, hour and deduction', (_what, changed, now, ending) => {
    expect(judgeGiroEnding({ ...paper, ...changed }, now)).toBe(ending);
  });
});

describe('the banks', () => {
  const rows = listGiroBanks();
  it('are grouped into those for all and those for personal accounts only', () => {
    const { all, personalOnly } = groupGiroBanks(rows);
    expect(all.map(({ bank_name }) => bank_name)).toEqual([
      'Bintangor Bank',
      'Cempaka Bank',
      'Meranti Bank',
      'Pandan Bank',
      'Waringin Bank',
    ]);
    expect(personalOnly.map(({ bank_name }) => bank_name)).toEqual([
      'Gelam Bank',
      'Ixora Bank',
      'Simpoh Bank',
    ]);
    expect(listBanksOf(rows, 'CORPORATE')).toHaveLength(5);
  });
  it('are invented: codes and home pages are of no real bank', () => {
    for (const { code, homePage } of egiroBanks) {
      expect(code).toMatch(/^[A-Z]{4}SG[A-Z]0XXX$/);
      expect(new URL(homePage).host).toMatch(/\.example$/);
    }
  });
  it('have a home page to contact them, but for one that is not among them', () => {
    expect(findBankHomePage('CMPKSGS0XXX')).toBe('https://www.cempaka-bank.example/');
    expect([findBankHomePage(null), findBankHomePage('XXXXSGS0XXX')]).toEqual([null, null]);
  });
});

describe('a choice that cannot be made', () => {
  it('says why in the words of the specification', () => {
    expect([UPDATING_SUFFIX, UNAVAILABLE_SUFFIX]).toEqual([
      '- Update in progress',
      '(Temporarily unavailable)',
    ]);
    expect([mayChooseBank({ status: 'ACTIVE' }), mayChooseBank({ status: 'INACTIVE' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a deduction', () => {
  const bill = {
    dueOn: sgDay('2026-12-07'),
    owed: cents(4_830),
    activeSince: sgDay('2026-11-20'),
    attempts: [],
  };
  const first = (status: 'IN_PROGRESS' | 'PAID' | 'RETURNED') =>
    ({ attempts: [{ attempt: 1, status }] }) as const;
  it.each([
    ['before the due date', {}, '2026-12-01', { attempt: 1, on: '2026-12-07' }],
    ['on it', {}, '2026-12-07', { attempt: 1, on: '2026-12-07' }],
    ['late, as the gateway was down', {}, '2026-12-09', { attempt: 1, on: '2026-12-09' }],
    ['too late', {}, '2026-12-13', null],
    ['when nothing is owed', { owed: cents(0) }, '2026-12-07', null],
    ['when GIRO is younger than the due date', { activeSince: sgDay('2026-12-08') }, '2026-12-08', null],
    [
      'when GIRO began on the due date',
      { activeSince: sgDay('2026-12-07') },
      '2026-12-07',
      { attempt: 1, on: '2026-12-07' },
    ],
    ['while the first one runs', first('IN_PROGRESS'), '2026-12-08', null],
    ['after the first one was returned', first('RETURNED'), '2026-12-08', { attempt: 2, on: '2026-12-12' }],
    ['after the last day', first('RETURNED'), '2026-12-13', null],
  ] as const)('%s: the next attempt is known', (_what, changed, today, expected) => {
    expect(findNextAttempt({ ...bill, ...changed }, sgDay(today))).toEqual(expected);
  });
});

describe('the end of a paper GIRO', () => {
  it.each([
    ['2026-11-20T09:00:00+08:00', '2026-11-24', '2026-11-28T00:00:00+08:00'],
    ['2026-11-23T17:59:00+08:00', '2026-11-25', '2026-12-01T00:00:00+08:00'],
    ['2026-11-22T12:00:00+08:00', '2026-11-24', '2026-11-28T00:00:00+08:00'],
  ])('ordered at %s is promised by %s and given up at %s', (at, day, end) => {
    expect(findPaperEndingDay(Date.parse(at))).toBe(day);
    expect(findPaperPatienceEnd(Date.parse(at))).toBe(Date.parse(end));
  });
});

describe('giving a set-up up', () => {
  const end = 1_000;
  it.each([
    ['CREATION', 'PENDING_SETUP', end - 1, 'now'],
    ['CREATION', 'PENDING_APPROVAL_SETUP', end - 1, 'now'],
    // The bank has the approval: it is asked, until its time is over.
    ['CREATION', 'PENDING_SETUP_EGIRO', end - 1, 'ask-bank'],
    ['CREATION', 'PENDING_SETUP_EGIRO', end, 'now'],
    ['CREATION', 'PENDING_SETUP_PGIRO', end, 'no'],
    ['CREATION', 'ACTIVE', end, 'no'],
    ['CREATION', 'REJECTED_BY_USER', end, 'no'],
    ['CANCELLATION', 'PENDING_TERMINATION', end, 'no'],
  ] as const)('a %s in %s at %i can be given up: %s', (requestType, state, now, expected) => {
    expect(judgeGivingUp({ requestType, state, expiresAt: end }, now)).toBe(expected);
  });

  it('leads to a state that the machine knows from each of them', () => {
    const from = ['PENDING_SETUP', 'PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO'] as const;
    for (const state of from) expect(mayFollow('giro', state, 'REJECTED_BY_USER')).toBe(true);
  });
});
