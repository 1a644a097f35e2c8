/** Words of the mails and of the acknowledgement of a payment arrangement. */
import type { ArrangementDetails } from '@portal/contract/requests/requests.contract';
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import { formatDay, type SgDay } from '@portal/domain/sg-time';

const byDay = (amount: number, day: string): string =>
  `${formatSgd(cents(amount))} by ${formatDay(day as SgDay)}`;
const listInstalments = ({ instalments }: Pick<ArrangementDetails, 'instalments'>): string =>
  instalments.map(({ amount, dueOn }) => byDay(amount, dueOn)).join(' and ');

export const mailCopy = {
  received: {
    subject: 'We have received your payment arrangement request',
    text: (details: ArrangementDetails) =>
      `Your payment arrangement request has been submitted. It will be reflected in your next bill. Please pay ${byDay(details.partial.amount, details.partial.dueOn)}.`,
  },
  started: {
    subject: 'Your payment arrangement has started',
    text: (details: ArrangementDetails) =>
      `We have received your partial payment of ${formatSgd(cents(details.partial.amount))}. Please pay ${listInstalments(details)}.`,
  },
  instalmentPaid: {
    subject: 'We have received an instalment of your payment arrangement',
    text: ({ instalments }: ArrangementDetails, nextBy: string | null) =>
      `We have received your instalment. Please pay ${listInstalments({ instalments: instalments.filter(({ dueOn }) => nextBy !== null && dueOn >= nextBy) })}.`,
  },
  completed: {
    subject: 'Your payment arrangement is complete',
    text: (overdue: Cents) => `You have paid the overdue amount of ${formatSgd(overdue)} in full. Thank you.`,
  },
  ended: {
    subject: 'Your payment arrangement has ended',
    text: 'We have not received a payment of your arrangement by its due date. The arrangement has ended, and what is left of the overdue amount is payable now.',
  },
  cancelled: {
    subject: 'Your payment arrangement is cancelled',
    text: 'Your payment arrangement has been cancelled as you asked. The overdue amount is payable now.',
  },
} as const;

export const paperCopy = {
  title: 'Request for Payment Arrangement',
  overdue: 'Overdue amount',
  partial: 'Partial payment',
  instalment: (index: number) => `Instalment ${index + 1}`,
  byDay,
  closing: 'Your payment arrangement request has been submitted. It will be reflected in your next bill.',
} as const;
