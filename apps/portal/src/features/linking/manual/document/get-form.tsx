/** 1: the form to sign, made by the gateway for what was validated. */
import { restPaths } from '@portal/contract/http';
import { use } from 'react';
import { download } from '../../../../lib/api/download.ts';
import { KeepingContext } from '../../../../lib/keeping.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../../ui/dialogs/decision-dialog.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { useAction } from '../../../../ui/use-action.ts';
import { copy } from '../copy.ts';
import styles from './document.module.css';

const words = copy.document;

export function GetForm() {
  const canKeep = use(KeepingContext);
  const { busy, failure, run, dismissFailure } = useAction({
    send: () => download(restPaths.companyForm, words.getFallbackName),
    describeFailure: () => words.getFailed,
  });
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
        {!canKeep && <p className="above-8">{words.getElsewhere}</p>}
      </div>
      {canKeep && (
        <Button kind="second" small className={styles.get} busy={busy} onClick={() => void run()}>
          <Icon name="download" size={20} />
          {words.get}
        </Button>
      )}
      {failure !== null && (
        <DecisionDialog title={words.errorTitle} action={null} closeLabel={words.ok} onClose={dismissFailure}>
          <p className="second">{failure}</p>
        </DecisionDialog>
      )}
    </section>
  );
}
