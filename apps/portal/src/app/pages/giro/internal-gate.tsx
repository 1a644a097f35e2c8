/**
 * Before the twins of staff: an account that the address names must be one of the selected premises, else no check is made
 * (readings §1). Without a customer's premises there is none.
 */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useAccounts } from '../../../features/accounts/index.ts';
import { GiroBaseContext } from '../../../features/giro/index.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { Message } from '../../../ui/surfaces/message.tsx';
import { SelectedAvailability } from '../../account/selected-availability.tsx';
import { copy } from '../../copy.ts';
import { EgiroSession, EgiroSetup, EgiroStatus, EgiroUnavailable } from './egiro.tsx';
import { EgiroAbout } from './egiro-about.tsx';
import { Giro } from './giro.tsx';

function Gate({ children }: { readonly children: ReactNode }) {
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
      <Internal>{children}</Internal>
    </SelectedAvailability>
  );
}

const Internal = ({ children }: { readonly children: ReactNode }) => (
  <GiroBaseContext value="/internal">{children}</GiroBaseContext>
);

/** Open to all staff: nothing of it is about a customer. */
export const InternalAbout = () => <EgiroAbout base="/internal" />;

const behindGate = (Page: ComponentType) => () => (
  <Gate>
    <Page />
  </Gate>
);
export const InternalGiro = behindGate(Giro);
export const InternalSetup = behindGate(EgiroSetup);
export const InternalSession = behindGate(EgiroSession);
export const InternalStatus = behindGate(EgiroStatus);
export const InternalUnavailable = behindGate(EgiroUnavailable);
