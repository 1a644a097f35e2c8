/** The steps of eGIRO behind the sign-in: the form, waiting for the bank, its answer, and why nothing can be applied for. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { SessionPage, SetupPage, StatusPage, UnavailablePage } from '../../../features/giro/index.ts';
import { useLeave } from '../../../lib/base-path.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useMode } from '../../../lib/use-mode.ts';
import { useGiroOwed, useGiroPremises } from '../../account/giro-premises.ts';

const leaveFor = (address: string) => location.assign(address);

export function EgiroSetup() {
  const { account: inAddress } = useSearch({ strict: false });
  const { giroAccount: account = inAddress } = useLocation().state;
  const { premises } = useGiroPremises();
  // Inside the app the bank opens apart (readings §13).
  const isApart = useMode() === 'mobile';
  return (
    <SetupPage
      premises={premises}
      owed={useGiroOwed(premises)}
      accountNo={account === undefined ? undefined : (canonicalAccountNo(account) ?? undefined)}
      contact={useConfig()?.links.contactUs ?? null}
      leaveFor={isApart ? null : leaveFor}
      onLeave={useLeave()}
    />
  );
}

export function EgiroSession() {
  const { property = 'setup' } = useParams({ strict: false });
  return <SessionPage property={property} search={useSearch({ strict: false })} />;
}

/** Status, kind and property in the address are hints that nothing reads (T12). */
export function EgiroStatus() {
  const { dda_ref_no, txn_ref_no } = useSearch({ strict: false });
  return (
    <StatusPage
      references={dda_ref_no !== undefined && txn_ref_no !== undefined ? { dda_ref_no, txn_ref_no } : null}
    />
  );
}

export function EgiroUnavailable() {
  return <UnavailablePage premises={useGiroPremises().premises} />;
}
