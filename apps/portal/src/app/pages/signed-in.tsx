/** The gate before every signed-in page, with what all of them need: what is open, premises bar, chat. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { type PremisesBarHandle, useKnownAccounts, useOtherTabs } from '../../features/accounts/index.ts';
import { unaskedQueries } from '../../lib/api/query-client.ts';
import { ChoosePremisesContext } from '../../lib/choose-premises.ts';
import { useDialogAtFirstPress } from '../../ui/dialogs/lazy-dialog.tsx';
import { pageFor } from '../account/account.ts';
import { AccountGate } from '../account/account-gate.tsx';
import { SelectedAvailability } from '../account/selected-availability.tsx';
import { SelectedChat } from '../account/selected-chat.tsx';
import { PageBar } from '../page-bar.tsx';
import { Paying } from '../paying/paying.tsx';
import { Receipts } from '../paying/receipts.tsx';
import { RequireFeature } from '../require-feature.tsx';

export function SignedIn() {
  useDialogAtFirstPress();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  return (
    <AccountGate redirectFrom={pageFor} meanwhile={page?.waitsAsItself ? <SignedInMeanwhile /> : undefined}>
      <SelectedAvailability>
        <WithBar>
          <Paying>
            <Receipts>
              <RequireFeature feature={page?.feature}>
                <Outlet />
              </RequireFeature>
            </Receipts>
          </Paying>
        </WithBar>
        <SelectedChat />
      </SelectedAvailability>
    </AccountGate>
  );
}

/** The page itself with nothing known yet: its cards stand in their places as skeletons. */
export function SignedInMeanwhile() {
  return (
    <QueryClientProvider client={unaskedQueries}>
      <OwnBar />
      <Outlet />
    </QueryClientProvider>
  );
}

/** The bar of the page, and the way for the page to its choice where there are several premises. */
function WithBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<PremisesBarHandle>(null);
  useOtherTabs();
  const accounts = useKnownAccounts();
  const mayChoose = useHasBar() && accounts.status === 'success' && accounts.premises.size > 1;
  const choose = useCallback(() => bar.current?.open(), []);
  return (
    <ChoosePremisesContext value={mayChoose ? choose : null}>
      <OwnBar handle={bar} />
      {children}
    </ChoosePremisesContext>
  );
}

function OwnBar({ handle }: { readonly handle?: Ref<PremisesBarHandle> }) {
  return useHasBar() ? <PageBar handle={handle} /> : null;
}

function useHasBar(): boolean {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  return page?.header === undefined && page?.premisesBar === undefined;
}
