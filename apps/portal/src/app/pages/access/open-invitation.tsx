/** /manage-premises/access/open: takes the token out of the address, and lets the account be asked for anew once it is open. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OpenInvitationPage } from '../../../features/delegates/index.ts';
import { forgetAccount } from '../../account/account.ts';
import { AccountGate } from '../../account/account-gate.tsx';
import { forgetInvitation, readInvitation, redirectFromInvitation } from './invitation-path.ts';

export function OpenInvitation() {
  const navigate = useNavigate();
  const [token] = useState(readInvitation);
  useEffect(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`), []);
  return (
    <AccountGate redirectFrom={redirectFromInvitation}>
      <OpenInvitationPage
        token={token}
        onOpened={() => {
          forgetInvitation();
          forgetAccount();
          void navigate({ to: '/dashboard', replace: true });
        }}
        onLeave={() => {
          forgetInvitation();
          void navigate({ to: '/dashboard' });
        }}
      />
    </AccountGate>
  );
}
