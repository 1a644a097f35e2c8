/** The premises bar of every page under the full header that does not draw it itself. */
import type { Ref } from 'react';
import { PremisesBar, type PremisesBarHandle, useAccounts } from '../features/accounts/index.ts';
import styles from './page-bar.module.css';

export function PageBar({ handle }: { readonly handle?: Ref<PremisesBarHandle> | undefined }) {
  const accounts = useAccounts();
  return (
    <div className={styles.bar}>
      <PremisesBar accounts={accounts} isTitle={false} handle={handle} />
    </div>
  );
}
