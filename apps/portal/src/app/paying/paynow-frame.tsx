/** The pages of paying: the way back to the bills, the heading, and how PayNow works. */
import type { ReactNode } from 'react';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { copy } from '../copy.ts';
import styles from './paynow-frame.module.css';
import { PayNowNotice } from './paynow-notice.tsx';

export function PayNowFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs trail={[{ feature: 'bills', label: copy.titles.bills }]} current={title} />
        <div className={styles.head}>
          <h1>{title}</h1>
          <FeatureLink feature="paynow-how-it-works" className="text-link">
            {copy.titles.howPayNowWorks}
          </FeatureLink>
        </div>
      </div>
      <PayNowNotice />
      {children}
    </div>
  );
}
