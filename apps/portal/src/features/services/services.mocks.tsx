/** The services of picture 42 with their states, for the gallery and the tests. */

import { hear } from '../../gallery/hear.ts';
import type { ServiceState } from '../../lib/services.ts';
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
