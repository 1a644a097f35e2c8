/** /manage-premises/access: hands the page the premises in the bar, and who is signed in. */
import { isShared, useKnownAccounts } from '../../../features/accounts/index.ts';
import { PeopleWithAccessPage } from '../../../features/delegates/index.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { NotForAccount } from '../../require-feature.tsx';

export function PeopleWithAccess() {
  const accounts = useKnownAccounts();
  const session = useSession();
  const premises = accounts.status === 'success' && !accounts.selecting ? accounts.selectedPremises : null;
  const isOpen =
    accounts.status === 'success' && accounts.selectedAccount.some(({ status }) => status === 'Active');
  if (isShared(premises)) return <NotForAccount feature="people-with-access" />;
  return (
    <PeopleWithAccessPage
      // Another premises has other people: what was typed is not theirs.
      key={premises && `${premises.bp_no} ${premises.premiseNo}`}
      premises={premises && { bpNo: premises.bp_no, premiseNo: premises.premiseNo }}
      isOpen={isOpen}
      me={{ name: session?.name ?? null, email: session?.email ?? null }}
    />
  );
}
