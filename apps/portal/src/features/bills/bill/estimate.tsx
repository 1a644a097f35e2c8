/** Estimated readings said plainly: which, why, what puts them right, and how to send one instead. */
import type { Utility } from '@portal/domain/utility-names';
import { useAvailability } from '../../../lib/availability.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import styles from './bill.page.module.css';
import { copy } from './copy.ts';

export function EstimateCard({ utilities }: { readonly utilities: readonly Utility[] }) {
  const canSubmit = useAvailability()('meter-readings') === 'open';
  return (
    <Card title={copy.estimate.title(utilities)} titleRole="heading" className={styles.aside}>
      <p className="second">{copy.estimate.why}</p>
      <p className="second">{copy.estimate.next}</p>
      {canSubmit && (
        <div className={styles.instead}>
          <h3 className={styles.insteadName}>{copy.estimate.instead}</h3>
          <PlaceLink place="meter-readings" className={buttonClass({ kind: 'second', wide: true })}>
            {copy.estimate.submit}
          </PlaceLink>
        </div>
      )}
    </Card>
  );
}
