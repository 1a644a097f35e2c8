/** Answers of the waiver's operations for the gallery and the tests: the charges of picture 47. */
import type { Output } from '@portal/contract';
import type { WaiverAnswer, WaiverRow } from './waiver.query.ts';

const charge = (
  status: WaiverRow['status'],
  invoice_no: string,
  print_date: string,
  payment_amount: number,
  name: NonNullable<WaiverRow['bill']>['charge'] = 'LATE_PAYMENT',
): WaiverRow => ({
  account_no: '8934520026',
  status,
  bill: { invoice_no, print_date, payment_amount, charge: name },
});

const since = '2026-08-20';
const pink = (status: WaiverRow['status']) =>
  charge(status, '2611-0051877', '2026-11-12', 545, 'PINK_NOTICE');
const late = (status: WaiverRow['status']) => charge(status, '2610-0045512', '2026-10-19', 187);
const old = charge('NOT_ELIGIBLE', '2608-0031190', '2026-08-10', 162);

export const mockCharges: WaiverAnswer = { statuses: [pink('ELIGIBLE'), late('ELIGIBLE'), old], since };
export const mockAfter: WaiverAnswer = { statuses: [pink('SUCCESS'), late('ELIGIBLE'), old], since };
export const mockAllWaived: WaiverAnswer = {
  statuses: [{ account_no: '8934520026', status: 'NONE', bill: null }, pink('SUCCESS'), late('SUCCESS')],
  since,
};
/** One account with a charge, one that is closed with a charge that is not old, one that has no waivers. */
export const mockExcluded: WaiverAnswer = {
  statuses: [
    pink('ELIGIBLE'),
    { account_no: '8934520018', status: 'NOT_ELIGIBLE', bill: null },
    { ...charge('NOT_ELIGIBLE', '2610-0044001', '2026-10-05', 210), account_no: '8934520018' },
    { account_no: '8920020017', status: 'NOT_ELIGIBLE_FOR_FEATURE', bill: null },
  ],
  since,
};
export const mockShut: WaiverAnswer = {
  statuses: mockExcluded.statuses.filter(({ status, bill }) => status !== 'ELIGIBLE' && bill === null),
  since,
};

/** The waivers of both charges. */
export const mockRequests = (): Output<'request:list'> => ({
  requests: [pink('SUCCESS'), late('SUCCESS')].flatMap(({ account_no, bill }, index) =>
    bill === null
      ? []
      : {
          requestId: `WV-2611-004${index}`,
          kind: 'pink-waiver' as const,
          accountNo: account_no,
          state: 'APPROVED',
          isOpen: false,
          createdAt: '2026-11-20T07:12:00.000Z',
          changedAt: '2026-11-20T07:12:00.000Z',
          nextBy: null,
          canCancel: false,
          canChange: false,
          details: {
            invoiceNo: bill.invoice_no,
            charge: bill.charge,
            chargedOn: bill.print_date,
            amount: bill.payment_amount,
          },
        },
  ),
});

export const mockNothing = (status: WaiverRow['status']): WaiverAnswer => ({
  statuses: [{ account_no: '8934520026', status, bill: null }],
  since,
});
