/** The premises bar of every page under the full header that does not draw it itself. */
import type { FeatureName } from '@portal/domain/availability/features';
import { useMatches, useSearch } from '@tanstack/react-router';
import type { Ref } from 'react';
import { PremisesBar, type PremisesBarHandle, useAccounts } from '../features/accounts/index.ts';
import { useForgetSearch } from './forget-search.ts';
import styles from './page-bar.module.css';

/**
 * Pages whose address may name the premises by one of its accounts. Editing is none of them: the account that it names
 * must be one of the selected premises (readings §1).
 */
const named: ReadonlySet<FeatureName | undefined> = new Set(['account-details']);

export function PageBar({ handle }: { readonly handle?: Ref<PremisesBarHandle> | undefined }) {
  const isNamed = useMatches({ select: (matches) => named.has(matches.at(-1)?.staticData.feature) });
  const { account, page } = useSearch({ strict: false });
  const forget = useForgetSearch('account');
  const accounts = useAccounts(isNamed ? account : undefined);
  return (
    <div className={styles.bar}>
      <PremisesBar
        accounts={accounts}
        isTitle={false}
        handle={handle}
        onChosen={isNamed && (account ?? page) !== undefined ? forget : undefined}
      />
    </div>
  );
}
