/** The form for GIRO on paper, filled in for an account and saved by the browser. */
import { restPaths } from '@portal/contract/http';
import { fileName } from '@portal/domain/file-names';
import { use, useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { ChoiceSelect } from '../../ui/fields/choice-select.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy as words } from './copy.ts';
import styles from './giro.module.css';

const copy = words.paper;

export function PaperForm({ accountNos }: { readonly accountNos: readonly string[] }) {
  const canKeep = use(KeepingContext);
  const [chosen, setChosen] = useState(accountNos[0] ?? '');
  const { busy, failure, run, dismissFailure } = useAction({
    send: () => download(restPaths.giroDownload, fileName(['GIRO', chosen], 'pdf'), { accountNo: chosen }),
    describeFailure: () => copy.failed,
  });
  // Nothing is saved on a kiosk.
  if (!canKeep) return null;
  return (
    <Card title={copy.title} titleRole="heading">
      <div className={styles.paper}>
        <p className="note">{copy.text}</p>
        {accountNos.length > 1 && (
          <ChoiceSelect
            label={copy.account}
            chosen={chosen}
            choices={accountNos.map((accountNo) => ({ key: accountNo, name: accountNo }))}
            onChoose={setChosen}
          />
        )}
        <Button kind="second" busy={busy} onClick={() => void run()}>
          <Icon name="download" size={20} />
          {copy.get}
        </Button>
      </div>
      {failure && (
        <DecisionDialog
          title={copy.failedTitle}
          action={null}
          closeLabel={copy.close}
          onClose={dismissFailure}
        >
          <p className="second">{failure}</p>
        </DecisionDialog>
      )}
    </Card>
  );
}
