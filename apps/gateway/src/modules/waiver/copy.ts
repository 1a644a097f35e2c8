/** Words of the mail and of the acknowledgement of a waiver. */
import type { WaiverDetails } from '@portal/contract/requests/requests.contract';
import { cents, formatSgd } from '@portal/domain/money';

export const mailCopy = {
  subject: 'Your waiver request has been approved',
  text: ({ amount }: WaiverDetails) =>
    `Your waiver request has been submitted and approved. It will be reflected in your next bill: ${formatSgd(cents(amount))} less to pay.`,
} as const;

const charges: Readonly<Record<WaiverDetails['charge'], string>> = {
  PINK_NOTICE: 'Pink Notice charge',
  LATE_PAYMENT: 'Late payment charge',
};

export const paperCopy = {
  title: 'Pink Notice/Late Payment Charge Waiver',
  charge: 'Charge',
  chargeName: (charge: WaiverDetails['charge']) => charges[charge],
  chargedOn: 'Charged on',
  invoice: 'Invoice number',
  amount: 'Amount waived',
  closing: 'Your waiver request has been submitted and approved. It will be reflected in your next bill.',
} as const;
