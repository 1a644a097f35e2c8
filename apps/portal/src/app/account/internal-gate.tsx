/**
 * Before the twins of staff: an account that the address names must be one of the selected premises, else no check is made
 * (readings §1). Without a customer's premises there is none.
 */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useAccounts } from '../../features/accounts/index.ts';
import { BasePathContext } from '../../lib/base-path.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Message } from '../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';
import { SelectedAvailability } from './selected-availability.tsx';

function InternalGate({ children }: { readonly children: ReactNode }) {
  const { account } = useSearch({ strict: false });
  const accounts = useAccounts(account);
  if (accounts.status === 'loading') return <Waiting text={copy.wait} />;
  const selected = accounts.status === 'success' ? accounts.selectedAccount : [];
  const named = account === undefined ? undefined : canonicalAccountNo(account);
  const isKnown =
    named === undefined ? selected.length > 0 : selected.some(({ accountNo }) => accountNo === named);
  if (!isKnown)
    return (
      <Message
        icon="info"
        heading={copy.internal.mismatch}
        actions={
          <Button onClick={() => void (accounts.status === 'fail' ? accounts.retry() : location.reload())}>
            {copy.internal.tryAgain}
          </Button>
        }
      />
    );
  return (
    <SelectedAvailability>
      <BasePathContext value="/internal">{children}</BasePathContext>
    </SelectedAvailability>
  );
}

/** The page of a customer as its twin for staff. */
export const behindGate = (Page: ComponentType) => () => (
  <InternalGate>
    <Page />
  </InternalGate>
);
