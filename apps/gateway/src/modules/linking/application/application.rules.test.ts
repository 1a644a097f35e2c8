import { describe, expect, it } from 'vitest';
import {
  applicationNoIn,
  type Decision,
  formatReference,
  hasRunOut,
  judgeDecision,
  plainNote,
  refusalOfSender,
  refusalOfSending,
  VALIDATED_MS,
} from './application.rules.ts';

const waiting = {
  status: 'in_progress',
  isOwn: false,
  hasSeen: true,
  note: 'The signature is missing.',
} as const;

describe('a waiting application', () => {
  it('approval makes the applicant active', () => {
    expect(judgeDecision({ ...waiting, decision: 'approve', note: null })).toEqual({
      status: 'approved',
      linkStatus: 'active',
      mail: 'mail:link-approved',
    });
  });

  it('rejection returns the applicant to the state before the application', () => {
    expect(judgeDecision({ ...waiting, decision: 'reject' })).toMatchObject({
      status: 'rejected',
      linkStatus: 'before',
    });
  });

  it('a bad document makes application and applicant wait for another one', () => {
    expect(judgeDecision({ ...waiting, decision: 'newDocument' })).toMatchObject({
      status: 'pending_document',
      linkStatus: 'pending_document',
    });
  });

  it.each<Decision>(['reject', 'newDocument'])('is not decided by "%s" without a note', (decision) => {
    expect(judgeDecision({ ...waiting, decision, note: null })).toBe('SK_STAFF_1003');
  });

  it('is not decided by whoever applied, whatever they decide', () => {
    for (const decision of ['approve', 'reject', 'newDocument'] as const)
      expect(judgeDecision({ ...waiting, isOwn: true, decision })).toBe('SK_STAFF_1002');
  });

  it('is not decided by whoever has seen another document of it', () => {
    for (const decision of ['approve', 'reject', 'newDocument'] as const)
      expect(judgeDecision({ ...waiting, hasSeen: false, decision })).toBe('SK_STAFF_1001');
  });

  it('cannot be sent again', () => {
    expect(refusalOfSending('in_progress')).toBe('account_in_progress');
  });
});

describe('an application that does not wait', () => {
  it.each(['validated', 'pending_document', 'approved', 'rejected'] as const)(
    'an application that is "%s" is decided by nobody',
    (status) => {
      for (const decision of ['approve', 'reject', 'newDocument'] as const)
        expect(judgeDecision({ ...waiting, status, decision })).toBe('SK_STAFF_1001');
    },
  );

  it('is sent for the first time, and again when another document was asked for', () => {
    expect(refusalOfSending('validated')).toBeNull();
    expect(refusalOfSending('pending_document')).toBeNull();
  });

  it('is not sent once it was decided', () => {
    expect(refusalOfSending('approved')).toBe('SK_LINK_1001');
    expect(refusalOfSending('rejected')).toBe('SK_LINK_1001');
  });
});

describe('what was said in step 1', () => {
  const at = Date.parse('2026-11-20T07:42:00Z');

  it('is remembered for a day, to the millisecond', () => {
    expect(hasRunOut({ status: 'validated', validatedAt: at }, at + 86_400_000 - 1)).toBe(false);
    expect(hasRunOut({ status: 'validated', validatedAt: at }, at + 86_400_000)).toBe(true);
  });

  it('does not run out once it was sent', () => {
    expect(hasRunOut({ status: 'pending_document', validatedAt: at }, at + 100 * VALIDATED_MS)).toBe(false);
  });
});

describe('the reference of an application', () => {
  it('has the month in which it came in Singapore', () => {
    expect(formatReference(1418, Date.parse('2026-10-31T16:30:00Z'))).toBe('LC-2611-1418');
    expect(formatReference(1418, Date.parse('2026-10-31T15:30:00Z'))).toBe('LC-2610-1418');
  });

  it('leads back to its number, and nothing else does', () => {
    expect(applicationNoIn('LC-2611-1418')).toBe(1418);
    expect(applicationNoIn(formatReference(418, Date.parse('2026-11-20T07:42:00Z')))).toBe(418);
    for (const other of [
      '',
      '1418',
      'LC-2611-',
      'LC-2611-418',
      'LC-2611-1e3',
      'LC-2611-1418 ',
      'lc-2611-1418',
    ])
      expect(applicationNoIn(other)).toBeNull();
  });
});

describe('a note to the applicant', () => {
  it('keeps its lines and loses what steers a screen', () => {
    expect(plainNote(' Page 2 is missing.\r\nSend both.\u0007\u202e ')).toBe(
      'Page 2 is missing.\nSend both.',
    );
  });

  it('a note of blanks alone is none', () => {
    expect(plainNote(' \n\t ')).toBeNull();
    expect(plainNote(undefined)).toBeNull();
  });
});

describe('an applicant', () => {
  it.each([
    ['not_linked', 'validated', null],
    ['pending_document', 'pending_document', null],
    ['not_linked', 'pending_document', 'SK_LINK_1001'],
    ['pending_document', 'validated', 'SK_LINK_1001'],
    ['active', 'validated', 'SK_LINK_1002'],
    ['not_found', 'validated', 'account_not_found'],
    ['in_progress', 'in_progress', 'account_in_progress'],
  ] as const)(
    'an applicant as "%s" sends for an application that is "%s": %j',
    (linkStatus, status, refusal) => {
      expect(refusalOfSender({ kind: 'C', linkStatus }, status)).toBe(refusal);
    },
  );
});
