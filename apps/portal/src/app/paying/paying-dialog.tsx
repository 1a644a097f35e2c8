/** The dialog of paying with what it is handed: the accounts of the selected premises, what they owe, whose device it is. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import type { PaymentPart } from '@portal/domain/payment-parts';
import { toSgDay } from '@portal/domain/sg-time';
import { use, useEffect } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { useOutstanding } from '../../features/bills/index.ts';
import { PayDialog, type PayDialogProps } from '../../features/payments/index.ts';
import { now } from '../../lib/clock.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import type { WantedPart } from '../../lib/paying.ts';
import { Dialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { FailurePanel } from '../../ui/loading/error-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { selectedAccounts, useBilledAccounts, useHistorySource } from '../account/billed.ts';
import { payAccounts, premisesName, sumUndivided } from '../account/pay-accounts.ts';
import { copy } from '../copy.ts';

export interface PayingDialogProps extends Required<Pick<PayDialogProps, 'onClose' | 'onPaid'>> {
  readonly wanted: WantedPart | null;
}

export function PayingDialog({ wanted, onClose, onPaid }: PayingDialogProps) {
  const accounts = useKnownAccounts();
  const selected = selectedAccounts(accounts);
  const query = useOutstanding(useBilledAccounts(), useHistorySource());
  const { retry } = useCardQuery(query);
  const canKeep = use(KeepingContext);
  const hasWanted = wanted === null || selected?.some(({ accountNo }) => accountNo === wanted.accountNo);
  // Its premises cannot be selected, which an alert says: nothing of another one is offered instead.
  const isOutOfReach = selected !== null && !hasWanted;
  useEffect(() => {
    if (isOutOfReach) onClose();
  }, [isOutOfReach, onClose]);
  if (selected && hasWanted && query.data)
    return (
      <PayDialog
        wanted={wanted && toPart(wanted)}
        accounts={payAccounts(selected, query.data.outstanding, toSgDay(now()))}
        undivided={sumUndivided(query.data.outstanding)}
        premises={premisesName(accounts)}
        canKeep={canKeep}
        onClose={onClose}
        onPaid={onPaid}
      />
    );
  return (
    <Dialog title={copy.payNow.title} closeLabel={copy.close} onClose={onClose}>
      {query.isError || retry.busy ? (
        <FailurePanel
          heading={copy.payNow.failed}
          text={query.error?.message}
          note={copy.payNow.safe}
          retry={retry}
        />
      ) : (
        <Waiting text={copy.wait} />
      )}
    </Dialog>
  );
}

function toPart({ accountNo, amount }: WantedPart): PaymentPart | null {
  const account = canonicalAccountNo(accountNo);
  return account && { account, amount };
}
