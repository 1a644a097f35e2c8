/** Answers of the waiver's operations for the gallery and the tests: the charges of picture 47. */
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
export const mockNothing = (status: WaiverRow['status']): WaiverAnswer => ({
  statuses: [{ account_no: '8934520026', status, bill: null }],
  since,
});
