import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import type { StoredRequest } from '../requests/public.ts';
import { refundKind } from './refund-kind.ts';

const stored = (payload: object): StoredRequest => ({
  accountId: 1,
  requestId: 'RF-2611-1001',
  kind: 'request-refund',
  state: 'IN_PROGRESS',
  isOpen: true,
  lastEvent: 2,
  payload: {
    amount: 21_241,
    method: '08',
    proxyType: 'NRIC',
    suffix: '',
    transferToAccount: null,
    bankId: null,
    ending: '284J',
    ...payload,
  },
  createdAt: 0,
  changedAt: 0,
  nextBy: sgDay('2026-12-11'),
});
const transfer = stored({ method: '04', proxyType: null, transferToAccount: '8934530026', ending: '' });

describe('the mails about a refund', () => {
  it('name the day by which it is paid out', () => {
    expect(refundKind.mail(stored({}), 'IN_PROGRESS')?.text).toContain(
      'S$212.41 is being paid by PayNow, NRIC / FIN ending 284J, by 11 Dec 2026 at the latest.',
    );
  });

  it.each(['PENDING', 'METHOD_CHANGED', 'HELD'])(
    'say until when a refund to a new bank account is held, and why: %s',
    (what) => {
      const bank = { method: '03', proxyType: null, bankId: '1', ending: 'Cempaka Bank ending 2208' };
      const held = stored({ ...bank, heldUntil: '2026-12-11' });
      expect(refundKind.mail(held, what)?.text).toContain(
        'The bank account is new with us, and so is a login that has this utilities account. To keep your money safe, we hold the refund until 11 Dec 2026.',
      );
      expect(refundKind.mail(held, what)?.text).not.toContain('check your details');
    },
  );

  it('tell of a transfer once it is done, as it starts at the same moment', () => {
    expect(refundKind.mail(transfer, 'IN_PROGRESS')).toBeNull();
    const { text = '' } = refundKind.mail(transfer, 'REFUNDED') ?? {};
    expect(text).toContain('transfer to the utilities account ending 0026');
    expect(text).not.toContain('8934530026');
  });
});
