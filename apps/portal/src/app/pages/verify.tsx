/** /verify: hands the session area's page its steps. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { STAFF_PAGE, VerifyPage } from '../../features/session/index.ts';
import { pushSuccess } from '../../lib/analytics.ts';
import { write } from '../../lib/api/api.ts';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { currentSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { keep, storageKeys, takeKept } from '../../lib/storage.ts';
import { isVerified } from '../account/account.ts';
import { keepInvitationForOtherTabs, pageAfterVerify } from './access/invitation-path.ts';

export function Verify() {
  const navigate = useNavigate();
  const session = useSession();
  const email = session?.email ?? '';
  const subject = session?.subject ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(keepInvitationForOtherTabs, [subject]);
  const steps = useMemo(
    () => ({
      email,
      isVerified,
      resend: () => write('user:sendEmailVerification', {}, { withIdToken: true }),
      goOn: () => {
        pushSuccess('email_verification');
        // The query is kept (S1 §2); from there the status leads on.
        const to = currentSession()?.isInternal ? STAFF_PAGE : pageAfterVerify();
        void navigate({ to, search: (query) => query, replace: true });
      },
      reload: () => {
        keep('session', storageKeys.verifyAsked, 'yes');
        location.reload();
      },
      wasRequested: () => takeKept('session', storageKeys.verifyAsked) !== null,
    }),
    [email, navigate],
  );
  return (
    <QueryClientProvider client={getQueryClient(subject)}>
      <VerifyPage steps={steps} />
    </QueryClientProvider>
  );
}
