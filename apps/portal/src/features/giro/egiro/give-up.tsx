/** The way out of a set-up that is under way: a question, then the bank is told (ADR 57). Draws nothing for any other request. */
import { judgeGivingUp } from '@portal/domain/giro/giro-request';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { type GiroStatusReply, giroChanges, withdrawSetup } from '../giro.query.ts';
import { useGiroPaths } from '../paths.ts';
import { copy as pages } from './copy.ts';

const copy = pages.status.giveUp;

export function GiveUp({ reply }: { readonly reply: GiroStatusReply }) {
  const navigate = useNavigate();
  const { giro } = useGiroPaths();
  const [isAsking, setAsking] = useState(false);
  const { request_type: requestType, status: state, expires_at } = reply;
  const way = judgeGivingUp(
    { requestType, state, expiresAt: expires_at === null ? null : Date.parse(expires_at) },
    now(),
  );
  const { busy, failure, run } = useAction<void, boolean>({
    send: (_, key) => withdrawSetup({ id: reply.dda_ref_no, accountNo: reply.account_number }, key),
    invalidates: giroChanges,
    toast: (isWithdrawn) => (isWithdrawn ? copy.done : copy.approved),
    describeFailure: ({ code, message }) =>
      code === 'SK_GIRO_1006' && way === 'ask-bank' ? copy.unreachable : message,
    onFailure: () => setAsking(false),
    onDone(isWithdrawn) {
      setAsking(false);
      if (isWithdrawn) void navigate({ to: giro });
    },
  });
  if (way === 'no') return null;
  return (
    <>
      {failure && <Notice isError>{failure}</Notice>}
      <TextButton onClick={() => setAsking(true)}>{copy.open}</TextButton>
      {isAsking && (
        <DecisionDialog
          title={copy.title}
          action={{ label: copy.proceed, busy, onPress: () => void run() }}
          closeLabel={copy.back}
          onClose={() => setAsking(false)}
        >
          <p>{copy.question(reply.bank_name)}</p>
        </DecisionDialog>
      )}
    </>
  );
}
