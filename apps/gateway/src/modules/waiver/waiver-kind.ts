/** The waiver of a late charge as a kind of request: approved when it is made. */
import { waiverDetails } from '@portal/contract/requests/requests.contract';
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { defineRequestKind } from '../requests/public.ts';
import { mailCopy, paperCopy } from './copy.ts';

export const KIND = 'pink-waiver';

export const waiverKind = defineRequestKind({
  name: KIND,
  details: waiverDetails,
  mails: { APPROVED: ({ details }) => ({ ...mailCopy, text: mailCopy.text(details) }) },
  acknowledge: ({ details: { charge, chargedOn, invoiceNo, amount } }) => ({
    title: paperCopy.title,
    facts: [
      [paperCopy.charge, paperCopy.chargeName(charge)],
      [paperCopy.chargedOn, formatDay(sgDay(chargedOn))],
      [paperCopy.invoice, invoiceNo],
      [paperCopy.amount, formatSgd(cents(amount))],
    ],
    closing: paperCopy.closing,
  }),
});
