/** The premises bar of every page under the full header that does not draw it itself. */
import { PremisesBar, useAccounts } from '../features/accounts/index.ts';
import styles from './page-bar.module.css';

export function PageBar() {
  const accounts = useAccounts();
  return (
    <div className={styles.bar}>
      <PremisesBar accounts={accounts} isTitle={false} />
    </div>
  );
}
