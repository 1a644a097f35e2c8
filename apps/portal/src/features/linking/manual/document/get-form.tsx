/** 1: the form to sign. */
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/lazy-dialog.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { useCompanyForm } from '../use-company-form.ts';
import styles from './document.module.css';

const words = copy.document;

export function GetForm() {
  const { busy, hasFailed, get, dismissFailure } = useCompanyForm();
  return (
    <section className={`card ${styles.part}`} aria-labelledby="get-form">
      <span className={styles.number} aria-hidden="true">
        1
      </span>
      <div className={styles.words}>
        <h2 id="get-form" className={styles.partTitle}>
          {words.getTitle}
        </h2>
        <p className="small second">{words.getLead}</p>
      </div>
      <Button kind="second" small className={styles.get} busy={busy} onClick={get}>
        <Icon name="download" size={20} />
        {words.get}
      </Button>
      {hasFailed && (
        <Dialog
          title={words.errorTitle}
          isDecision
          onClose={dismissFailure}
          acts={<Button onClick={dismissFailure}>{words.ok}</Button>}
        >
          <p className="second">{words.getFailed}</p>
        </Dialog>
      )}
    </section>
  );
}
