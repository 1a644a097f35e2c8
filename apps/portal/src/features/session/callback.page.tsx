/** /callback: takes the answer of the identity provider, fetches the account, goes on to what was wanted. */
import { useEffect, useState } from 'react';
import { currentMode } from '../../lib/modes.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { CallbackError } from './callback-error.tsx';
import { copy } from './copy.ts';
import { type AccountOutcome, pageOf } from './load-account.ts';
import { wantedPath } from './return-path.ts';

/** S1 §9: the page stays for so long after the account is ready. */
export const CALLBACK_DELAY_MS = 500;

export interface CallbackSteps {
  /** @throws when the provider sent an error or nothing that we asked for */
  complete(): Promise<{ returnTo: unknown }>;
  loadAccount(): Promise<AccountOutcome>;
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
      const { returnTo } = await completeOnce(steps);
      const outcome = await steps.loadAccount();
      if (left) return;
      setPhase('ready');
      await new Promise((resolve) => setTimeout(resolve, CALLBACK_DELAY_MS));
      if (!left) steps.goTo(destination(outcome, returnTo));
    };
    run().catch(() => {
      if (!left) setPhase('failed');
    });
    return () => {
      left = true;
    };
  }, []);
  if (phase === 'failed') return <CallbackError onBack={() => steps.logOut()} />;
  return <Waiting text={copy.wait} ready={phase === 'ready'} />;
}

const completions = new WeakMap<CallbackSteps, Promise<{ returnTo: unknown }>>();

function completeOnce(steps: CallbackSteps): Promise<{ returnTo: unknown }> {
  const running = completions.get(steps) ?? steps.complete();
  completions.set(steps, running);
  return running;
}

/** The mode is kept, so that a page shared inside the app stays inside it. */
function destination(outcome: AccountOutcome, returnTo: unknown): string {
  const page = pageOf(outcome);
  if (page) return addressOf(page);
  const path = wantedPath(returnTo);
  const mode = currentMode();
  if (mode === 'web' || /[?&]mode=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}mode=${mode}`;
}

function addressOf(page: NonNullable<ReturnType<typeof pageOf>>): string {
  if ('params' in page) return page.to.replace('$state', page.params.state);
  if ('search' in page) return `${page.to}?${new URLSearchParams(page.search)}`;
  return page.to;
}
