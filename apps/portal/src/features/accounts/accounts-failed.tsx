/** In place of a page about a premises whose accounts could not be had: what failed, what is safe, Try Again. */
import { useRef } from 'react';
import { FailurePanel } from '../../ui/loading/error-card.tsx';
import { useRetry } from '../../ui/loading/use-retry.ts';
import { copy } from './copy.ts';

export function AccountsFailed({ retry }: { retry(): Promise<boolean> }) {
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} className="card" role="alert" aria-labelledby="accounts-failed">
      <h1 id="accounts-failed" className="hidden-visually">
        {copy.yourAccounts}
      </h1>
      <FailurePanel
        heading={copy.failedTitle}
        text={copy.accountsFailed}
        note={copy.safe}
        retry={useRetry(retry, card)}
      />
    </section>
  );
}
