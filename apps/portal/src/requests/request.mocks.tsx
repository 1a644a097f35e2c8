/** The kinds of picture 50 as data, for the gallery and the tests. */
import { sgDay } from '@portal/domain/sg-time';
import { hear } from '../gallery/hear.ts';
import { Button } from '../ui/actions/button.tsx';
import type { RequestKind, RequestView } from './request.ts';

export const mockWords = {
  title: 'Request for Refund',
  change: 'Change Refund Method',
  pay: 'Pay S$86.40',
  plan: 'The arrangement starts with this payment. Two instalments follow, each of ',
  instalment: 'S$100.00',
} as const;

export const refund: RequestView = {
  title: 'Refund of S$64.15 by cheque',
  pill: { kind: 'act', icon: 'clock', label: 'PENDING' },
  next: {
    heading: 'We check your details by 24 Nov 2026',
    text: 'Then a cheque for S$64.15 goes to Blk 145 Lorong 2 Toa Payoh #08-21. You have nothing to do.',
    due: { by: sgDay('2026-11-24'), writeBy: sgDay('2026-11-27') },
  },
  steps: [
    { state: 'done', name: 'Requested', lines: ['16 Nov 2026, 10:24 AM', 'by you, on the web'] },
    { state: 'now', name: 'Being checked', lines: ['since 17 Nov 2026', 'ends by 24 Nov'] },
    { state: 'next', name: 'Cheque sent', lines: ['by 8 Dec 2026', 'up to 2 weeks after the check'] },
    { state: 'next', name: 'Refunded', lines: ['when the cheque is cashed', null] },
  ],
  change: {
    until: 'Possible until the check ends.',
    isOpen: true,
    action: <Button onClick={hear}>{mockWords.change}</Button>,
  },
  history: [
    { at: '2026-11-17T01:03:00.000Z', what: 'Message sent: being checked', by: 'E-mail' },
    { at: '2026-11-17T01:02:00.000Z', what: 'Check started', by: 'Refunds team' },
    { at: '2026-11-16T02:24:00.000Z', what: 'Requested, S$64.15 by cheque', by: 'You, on the web' },
  ],
  facts: [
    { label: 'Reference', value: 'RF-2611-0183' },
    { label: 'Account', value: '8934520018' },
    { label: 'Refund method', value: 'Cheque' },
    { label: 'Sent to', value: 'Mailing address on record' },
  ],
  documents: null,
  question: 'Questions? Call 1800-2222-333 and quote RF-2611-0183.',
};

export const arrangement: RequestView = {
  ...refund,
  title: 'Payment arrangement of S$286.40',
  next: {
    heading: 'Pay S$86.40 now',
    text: (
      <>
        {mockWords.plan}
        <strong>{mockWords.instalment}</strong>
      </>
    ),
    action: (
      <Button kind="act" onClick={hear}>
        {mockWords.pay}
      </Button>
    ),
  },
  change: {
    ...refund.change,
    until: 'You could cancel until the first payment.',
    isOpen: false,
    action: null,
  },
};

export const appeal: RequestView = {
  ...refund,
  title: 'Water leakage appeal',
  pill: { kind: 'error', icon: 'close', label: 'Unsuccessful' },
  next: { heading: 'Not granted on 30 Oct 2026', text: 'The letter gives the reason.', outcome: 'refused' },
  steps: [
    { state: 'done', name: 'Requested', lines: ['2 Oct'] },
    { state: 'done', name: 'With the officer', lines: ['6 Oct'] },
    { state: 'refused', name: 'Not granted', lines: ['30 Oct'] },
  ],
  change: null,
};

export const waiver: RequestView = {
  ...refund,
  title: 'Waiver of S$5.45',
  pill: { kind: 'neutral', icon: 'check', label: 'Approved' },
  next: { heading: 'S$5.45 less on the December bill', text: 'You have nothing to do.', outcome: 'done' },
  steps: [
    { state: 'done', name: 'Requested', lines: ['20 Nov'] },
    { state: 'done', name: 'Approved', lines: ['20 Nov'] },
  ],
  change: null,
};

export const kind: RequestKind<RequestView> = {
  view: (view) => view,
  cancel: {
    label: 'Cancel this request',
    question: 'Cancel this refund?',
    text: 'Nothing is paid out. You can ask again at any time.',
    confirm: 'Cancel the refund',
    keep: 'Keep it',
    cancelled: 'Your request is cancelled.',
    invalidates: [['demo request']],
    send: async () => hear(),
  },
};
