/** The services of picture 42 with their states, for the gallery and the tests. */

import { hear } from '../../gallery/hear.ts';
import type { ServiceState } from '../../lib/services.ts';
import type { RequestSummary } from '../../requests/request.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { ServiceGroup } from './services.page.tsx';

export const mockGroups: readonly ServiceGroup[] = [
  {
    label: 'Payment Related',
    items: [
      { label: 'Request for Refund', feature: 'request-refund' },
      { label: 'Request for Payment Arrangement', feature: 'payment-arrangement' },
      { label: 'Pink Notice/Late Payment Charge Waiver', feature: 'pink-waiver' },
      { label: 'GIRO', feature: 'giro' },
    ],
  },
  {
    label: 'Utilities Account',
    items: [
      { label: 'Open Account', href: 'https://example.com/open' },
      { label: 'Letters', feature: 'letters' },
    ],
  },
];

export const mockPill = { kind: 'act', icon: 'clock', label: 'PENDING' } as const;

export const mockWaiting: ServiceState = {
  text: mockPill.label,
  pill: mockPill,
  waiting: {
    heading: 'Pay S$86.40 by 27 Nov 2026',
    text: 'Your payment arrangement starts with this payment.',
    action: (
      <Button kind="act" wide onClick={hear}>
        {mockPill.label}
      </Button>
    ),
  },
};

export const mockRequests: readonly RequestSummary[] = [
  {
    requestId: 'WV-2611-0040',
    service: 'pink-waiver',
    accountNo: '8934520026',
    createdAt: '2026-11-20T07:12:00.000Z',
    title: 'Waiver of S$5.45',
    pill: { kind: 'neutral', icon: 'check', label: 'Approved' },
  },
  {
    requestId: 'RF-2611-0183',
    service: 'request-refund',
    accountNo: '8934520026',
    createdAt: '2026-11-16T02:24:00.000Z',
    title: 'Refund of S$64.15 by cheque',
    pill: mockPill,
  },
];

/** Seven, the oldest first. */
export const mockMany: readonly RequestSummary[] = Array.from({ length: 7 }, (_, index) => ({
  requestId: `PA-260${index + 1}-0017`,
  service: 'payment-arrangement',
  accountNo: index === 0 ? '8934520018' : '8934520026',
  createdAt: `2026-0${index + 1}-02T07:12:00.000Z`,
  title: 'Payment arrangement of S$286.40',
  pill: { kind: 'neutral', icon: 'check', label: 'Completed' },
}));
