/** The account could not be had, inside the app: there nobody is logged out for it, but may ask again (S1 §4, §6). */
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { RetryReport } from '../../../ui/loading/error-card.tsx';
import { useRetry } from '../../../ui/loading/use-retry.ts';
import { useErrorTitle } from '../../../ui/navigation/page-title.ts';
import { Message } from '../../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';

/** @param onRetry asks again; whether it went well */
export function AccountFailedPage({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const home = useRef<HTMLDivElement>(null);
  const retry = useRetry(onRetry, home);
  useErrorTitle(true);
  return (
    <div ref={home} tabIndex={-1}>
      <Message
        icon="warning"
        isError
        heading={copy.accountFailed}
        actions={
          <Button busy={retry.busy} onClick={retry.press}>
            {uiCopy.tryAgain}
          </Button>
        }
      >
        <RetryReport retry={retry} />
      </Message>
    </div>
  );
}
