/** The name of a bill, as a link to its page while that is open. */

import { features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAvailability } from '../../../lib/availability.ts';

interface BillLinkProps {
  readonly billId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function BillLink({ billId, className, children }: BillLinkProps) {
  const availability = useAvailability();
  if (availability('bills') !== 'open') return <span className={className}>{children}</span>;
  return (
    <Link to={billAddress(billId)} className={className}>
      {children}
    </Link>
  );
}

/** '/bills/B2611-100101' */
export const billAddress = (billId: string): string => `${features.bills.path}/${encodeURIComponent(billId)}`;
