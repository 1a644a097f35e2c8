/** 1: the form to sign. */
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/lazy-dialog.tsx';
import { copy } from './copy.ts';
import styles from './document.module.css';
import { useCompanyForm } from './use-company-form.ts';

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
