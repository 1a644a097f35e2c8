/** Two to five premises as a list that switches by one press; more are found by search only. */
import { useId } from 'react';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Address } from '../address.tsx';
import { copy } from '../copy.ts';
import { useChoice, useSelectPremises } from '../selection.ts';
import type { AccountsResult } from '../use-accounts.ts';
import { UtilityTiles } from '../utility-tiles.tsx';
import { findServices } from './premises.ts';
import styles from './premises-list-card.module.css';

/** The most premises that are listed beside one another. */
export const FEW_PREMISES = 5;

/** More account numbers than these are counted instead. */
const MOST_NUMBERS = 2;

/** Whether there is anything to choose from a list: neither one premises nor more than a few. */
export function hasFewPremises(accounts: AccountsResult): boolean {
  return (
    accounts.status === 'success' && accounts.premises.size > 1 && accounts.premises.size <= FEW_PREMISES
  );
}

interface PremisesListCardProps {
  readonly accounts: AccountsResult;
  onChosen?: (() => void) | undefined;
}

export function PremisesListCard({ accounts, onChosen }: PremisesListCardProps) {
  const name = useId();
  const select = useSelectPremises();
  const { pendingKey } = useChoice();
  if (accounts.status !== 'success') return null;
  const shownKey = pendingKey ?? accounts.selectedKey;
  return (
    <Card title={copy.yourPremises} className="stack relative" titleRole="heading">
      <FeatureLink feature="manage-premises" className={`text-link ${styles.manage}`}>
        {copy.managePremises}
      </FeatureLink>
      <div role="radiogroup" aria-label={copy.yourPremises} className="grid above-14">
        {[...accounts.premises].map(([key, premises]) => (
          <label key={key} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={key === shownKey}
              onChange={() => {
                void select(key);
                onChosen?.();
              }}
            />
            <span className={styles.text}>
              <span className={styles.address}>
                <Address text={premises.address.address} />
              </span>
              <span className="small second">
                {premises.accounts.length > MOST_NUMBERS
                  ? copy.accounts(premises.accounts.length)
                  : premises.accounts.join(', ')}
              </span>
            </span>
            <UtilityTiles services={findServices(accounts, premises) ?? []} />
          </label>
        ))}
      </div>
    </Card>
  );
}
