/** Asks for the reason before a lock is lifted. */
import { useState } from 'react';
import { write } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from './copy.ts';
import { locksQuery } from './locks.query.ts';
import styles from './locks-card.module.css';

const LONGEST_REASON = 200;

export function LiftLockDialog({ accountNo, onClose }: { accountNo: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, run } = useAction({
    send: (why: string, idempotencyKey) =>
      write('staff:liftLinkLock', { accountNo, reason: why }, { idempotencyKey }),
    invalidates: [locksQuery().queryKey],
    toast: ({ lifted }) => (lifted ? copy.lifted(accountNo) : copy.liftedAlready(accountNo)),
    onDone: onClose,
  });
  const written = reason.trim();
  return (
    <Dialog
      title={copy.liftTitle(accountNo)}
      isDecision
      onClose={onClose}
      acts={
        <>
          <Button
            busy={busy}
            onClick={() => {
              setMissing(written === '');
              if (written !== '') void run(written);
            }}
          >
            {copy.liftNow}
          </Button>
          <Button kind="second" onClick={onClose}>
            {copy.goBack}
          </Button>
        </>
      }
    >
      <p className={`second ${styles.asking}`}>{copy.liftText}</p>
      {failure !== null && <Notice isError>{failure}</Notice>}
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={LONGEST_REASON}
        value={reason}
        error={isMissing && written === '' ? copy.reasonRequired : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
