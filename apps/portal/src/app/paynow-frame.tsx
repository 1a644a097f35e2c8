/** The pages of paying: the way back to the bills, the heading, and how PayNow works. */
import type { ReactNode } from 'react';
import { MaintenanceStrip, usePaynowMaintenance } from '../features/payments/index.ts';
import { useAvailability } from '../lib/availability.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PlaceLink } from '../ui/place-link.tsx';
import { copy } from './copy.ts';
import styles from './paynow-frame.module.css';

export function PayNowFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={[{ place: 'bills', label: copy.titles.bills }]} current={title} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <PlaceLink place="paynow-how-it-works" className="text-link">
          {copy.titles.howPayNowWorks}
        </PlaceLink>
      </div>
      <PayNowNotice />
      {children}
    </div>
  );
}

/** What the staff say of PayNow while paying stays (S2 §4). */
export function PayNowNotice() {
  return useAvailability()('paynow') === 'open' ? <Told /> : null;
}

function Told() {
  const { state, message } = usePaynowMaintenance();
  return state === 'told' ? <MaintenanceStrip message={message} /> : null;
}
