/** /callback: hands the session area's page its steps: who completes, who loads, where to go. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type AccountOutcome, CallbackPage, openSession } from '../../features/session/index.ts';
import { fetchAccount, pageAfterSignIn, withMode } from '../account/account.ts';
import { isAllowedLinkPage } from '../linking/link-redirect.ts';
import { isAllowedInvitation, pageOfInvited } from './access/invitation-path.ts';

export function Callback() {
  const router = useRouter();
  const [steps] = useState(() => ({
    complete: async () => (await openSession()).complete(),
    loadAccount: fetchAccount,
    pageOf: (outcome: AccountOutcome, wanted: unknown) =>
      isAllowedLinkPage(outcome, wanted) || isAllowedInvitation(outcome, wanted)
        ? null
        : (pageOfInvited(outcome) ?? pageAfterSignIn(outcome, wanted)),
    withMode,
    fromLogin: new URLSearchParams(location.search).get('fromLogin') === 'true',
    goTo: (path: string) => router.history.replace(path),
    logOut: async () => (await openSession()).logOut({ isRequested: true }),
  }));
  return <CallbackPage steps={steps} />;
}
