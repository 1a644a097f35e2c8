/** Shown when a page throws or its code cannot be fetched: never the error itself. */
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { isPortalReachable, PageNotFetched } from '../../lib/api/missing-code.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RetryAction } from '../../ui/loading/error-card.tsx';
import { useRetry } from '../../ui/loading/use-retry.ts';
import { useErrorTitle } from '../../ui/navigation/page-title.ts';
import { Message } from '../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';

export function Crashed({ error }: ErrorComponentProps) {
  useErrorTitle(true);
  if (error instanceof PageNotFetched) return <NotFetched />;
  return (
    <Message
      icon="warning"
      isError
      heading={copy.crashed}
      actions={<Button onClick={() => location.reload()}>{copy.reload}</Button>}
    >
      <p className="lead">{copy.crashedLead}</p>
    </Message>
  );
}

/** Loads the document anew once the portal answers: off line the browser would show a page of its own. */
function NotFetched() {
  const retry = useRetry(
    useCallback(async () => {
      const isReachable = await isPortalReachable();
      if (isReachable) location.reload();
      return isReachable;
    }, []),
    useRef(null),
  );
  return (
    <Message icon="warning" isError heading={copy.notFetched} actions={<RetryAction retry={retry} />}>
      <p className="lead">{copy.notFetchedLead}</p>
    </Message>
  );
}
