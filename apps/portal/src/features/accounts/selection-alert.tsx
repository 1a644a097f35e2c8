/** The alert of a failed selection; the premises selected before stays behind it. */
import { Button } from '../../ui/button.tsx';
import { copy } from './copy.ts';
import { useForgetFailure } from './selection.ts';
import styles from './selection-alert.module.css';

export function SelectionAlert({ failed }: { readonly failed: boolean }) {
  const forget = useForgetFailure();
  return failed ? (
    <div className={styles.alert} role="alert">
      <p>{copy.selectionFailed}</p>
      <Button small kind="second" onClick={forget}>
        {copy.close}
      </Button>
    </div>
  ) : null;
}
