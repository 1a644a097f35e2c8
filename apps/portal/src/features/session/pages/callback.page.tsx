/** /callback: takes the answer of the identity provider, fetches the account, goes on to what was wanted. */
import { useEffect, useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { useErrorTitle, usePageTitle } from '../../../ui/navigation/page-title.ts';
import { Message } from '../../../ui/surfaces/message.tsx';
import { useHelpline } from '../../../ui/use-helpline.ts';
import { copy } from '../copy.ts';
import { SignInRefused } from '../identity-client.ts';
import type { AccountOutcome, AccountPage } from '../load-account.ts';
import { wantedPath } from '../return-path.ts';

/** S1 §9: the page stays for so long after the account is ready. */
export const CALLBACK_DELAY_MS = 500;

export interface CallbackSteps {
  /** @throws when the provider sent an error or nothing that we asked for */
  complete(): Promise<{ returnTo: unknown; fromLogin: boolean }>;
  loadAccount(): Promise<AccountOutcome>;
  /** The page that an outcome leads to; null: on to what was wanted (as it came back, not judged yet). */
  pageOf(outcome: AccountOutcome, wanted: unknown): AccountPage | { readonly to: string } | null;
  /** The address with what the way of showing the portal needs. */
  withMode(path: string): string;
  /** The address says so too (query fromLogin). */
  readonly fromLogin: boolean;
  /** Goes to a path of this portal without a history entry. */
  goTo(path: string): void;
  logOut(): Promise<void>;
}

type Phase = 'waiting' | 'ready' | 'failed';

export function CallbackPage({ steps }: { steps: CallbackSteps }) {
  const [phase, setPhase] = useState<Phase>('waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code can be used once
  useEffect(() => {
    let left = false;
    const run = async () => {
      const { returnTo, fromLogin } = await completeOnce(steps);
      const outcome = await steps.loadAccount();
      if (left) return;
      if (fromLogin || steps.fromLogin) tellOutcome(outcome);
      setPhase('ready');
      await new Promise((resolve) => setTimeout(resolve, CALLBACK_DELAY_MS));
      if (!left) steps.goTo(destination(steps, outcome, returnTo));
    };
    run().catch((error: unknown) => {
      if (left) return;
      if (error instanceof SignInRefused || steps.fromLogin) pushFailure('login', error);
      setPhase('failed');
    });
    return () => {
      left = true;
    };
  }, []);
  if (phase === 'failed') return <CallbackError onBack={() => steps.logOut()} />;
  return <Waiting text={copy.wait} ready={phase === 'ready'} />;
}

/** A person without accounts to show has logged in all the same. */
function tellOutcome(outcome: AccountOutcome): void {
  if (outcome.kind === 'failed') pushFailure('login', new ApiError(outcome.errorCode));
  else if (outcome.kind === 'session-ended') pushFailure('login', new ApiError('SK_SEC_1000'));
  else pushSuccess('login');
}

type Completion = ReturnType<CallbackSteps['complete']>;
const completions = new WeakMap<CallbackSteps, Completion>();

function completeOnce(steps: CallbackSteps): Completion {
  const running = completions.get(steps) ?? steps.complete();
  completions.set(steps, running);
  return running;
}

function destination(steps: CallbackSteps, outcome: AccountOutcome, returnTo: unknown): string {
  const page = steps.pageOf(outcome, returnTo);
  return page ? toAddress(page) : steps.withMode(wantedPath(returnTo));
}

function toAddress(page: AccountPage | { readonly to: string }): string {
  if ('search' in page) return `${page.to}?${new URLSearchParams(page.search)}`;
  return page.to;
}

/** The error page of /callback: nothing from outside is shown; its one button also logs out. */
function CallbackError({ onBack }: { onBack: () => Promise<void> }) {
  const helpline = useHelpline();
  const [isUnreachable, setUnreachable] = useState(false);
  const goBack = () => {
    setUnreachable(false);
    onBack().catch(() => setUnreachable(true));
  };
  usePageTitle(copy.titles.callbackError);
  useErrorTitle(true);
  return (
    <Message
      icon="warning"
      isError
      heading={copy.callbackError}
      actions={<Button onClick={goBack}>{copy.backToWelcome}</Button>}
      foot={copy.call(helpline)}
    >
      <p className="lead">{copy.callbackErrorLead}</p>
      <p role="alert">{isUnreachable && copy.unreachable}</p>
    </Message>
  );
}
