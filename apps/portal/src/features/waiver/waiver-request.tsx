/** The waiver on the page of requests: its words and steps (visual 50). */
import { cents, formatSgd } from '@portal/domain/money';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { copy as requestCopy } from '../../requests/copy.ts';
import { defineRequestWords } from '../../requests/server-request.tsx';
import { copy as words } from './copy.ts';

const copy = words.requestWords;

export const waiverRequest = defineRequestWords({
  kind: 'pink-waiver',
  page: words.title,
  crumb: words.title,
  title: ({ details }) => copy.title(cents(details.amount)),
  pill: () => ({ kind: 'neutral', icon: 'check', label: copy.pill }),
  next: ({ details }) => ({
    heading: copy.heading(cents(details.amount)),
    text: copy.nothingToDo,
    outcome: 'done',
  }),
  steps: ({ createdAt, details, nextBy }) => [
    { state: 'done', name: copy.requested, lines: [requestCopy.at(createdAt)] },
    { state: 'done', name: copy.pill, lines: [requestCopy.at(createdAt)] },
    {
      state: 'next',
      name: words.approved.onBill,
      lines: [words.approved.asCredit(cents(details.amount), nextBy === null ? null : sgDay(nextBy))],
    },
  ],
  change: () => null,
  facts: ({ details: { charge, chargedOn, invoiceNo, amount } }) => [
    { label: copy.charge, value: words.names[charge] },
    { label: copy.chargedOn, value: formatDay(sgDay(chargedOn)) },
    { label: copy.invoice, value: invoiceNo },
    { label: copy.amount, value: formatSgd(cents(amount)) },
  ],
  events: copy.events,
  cancelChanges: [],
});
