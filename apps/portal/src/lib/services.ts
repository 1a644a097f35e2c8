/** State of one service for the selected premises, as an area hands it to the page of all services. */
import type { ReactNode } from 'react';
import type { IconName } from '../ui/surfaces/icons.tsx';
import type { PillKind } from '../ui/surfaces/pill.tsx';

export interface ServiceState {
  /** 'Nothing overdue'; one short line. Null: nothing is known yet, or it could not be had. */
  readonly text: string | null;
  /** Takes the place of the text, which is then read out with it. */
  readonly pill?: { readonly kind: PillKind; readonly icon: IconName; readonly label: string };
  /** A decision or payment of the customer that the service waits for. */
  readonly waiting?: {
    readonly heading: string;
    readonly text: string;
    readonly action: ReactNode;
  };
}
