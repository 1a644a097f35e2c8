/** The way out of a set-up that is under way: a question, then the bank is told (ADR 57). Draws nothing for any other request. */
import { judgeGivingUp } from '@portal/domain/giro/giro-request';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { type GiroStatusReply, giroChanges, isGiroOutOfDate, withdrawSetup } from '../giro.query.ts';
import { copy as pages } from './copy.ts';

const copy = pages.status.giveUp;

type Request = Pick<
  GiroStatusReply,
  'request_type' | 'status' | 'expires_at' | 'dda_ref_no' | 'account_number' | 'bank_name'
>;

interface GiveUpProps {
  readonly setup: Request;
  /** The name of the button, where several stand on the page. */
  readonly label?: string;
  onWithdrawn?(): void;
}

export function GiveUp({ setup, label, onWithdrawn }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  const { request_type: requestType, status: state, expires_at } = setup;
  const way = judgeGivingUp(
    { requestType, state, expiresAt: expires_at === null ? null : Date.parse(expires_at) },
    now(),
  );
  const { busy, failure, run } = useAction<void, boolean>({
    send: (_, key) => withdrawSetup({ id: setup.dda_ref_no, accountNo: setup.account_number }, key),
    invalidates: giroChanges,
    isOutOfDate: isGiroOutOfDate,
    toast: (isWithdrawn) => (isWithdrawn ? copy.done : copy.approved),
    describeFailure: ({ code, message }) =>
      code === 'SK_GIRO_1006' && way === 'ask-bank' ? copy.unreachable : message,
    onFailure: () => setAsking(false),
    onDone(isWithdrawn) {
      setAsking(false);
      if (isWithdrawn) onWithdrawn?.();
    },
  });
  // The words of a refusal stay, as nothing else may say why the way out is gone.
  const notice = failure && <Notice isError>{failure}</Notice>;
  if (way === 'no') return notice;
  return (
    <>
      {notice}
      <TextButton aria-label={label} onClick={() => setAsking(true)}>
        {copy.open}
      </TextButton>
      {isAsking && (
        <DecisionDialog
          title={copy.title}
          action={{ label: copy.proceed, busy, onPress: () => void run() }}
          closeLabel={copy.back}
          onClose={() => setAsking(false)}
        >
          <p>{copy.question(setup.bank_name)}</p>
        </DecisionDialog>
      )}
    </>
  );
}
