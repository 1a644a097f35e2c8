/** Inside the app: the registry sent no company, as it failed or the person cancelled; with the way to try again and the one without it. */
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useErrorTitle } from '../../../ui/navigation/page-title.ts';
import { Message } from '../../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';

interface RegistryFailedProps {
  /** By the person's own choice: no error. */
  readonly hasCancelled: boolean;
  readonly isByHandOffered: boolean;
  tryAgain(): void;
}

export function RegistryFailed({ hasCancelled, isByHandOffered, tryAgain }: RegistryFailedProps) {
  useErrorTitle(!hasCancelled);
  return (
    <Message
      icon={hasCancelled ? 'info' : 'warning'}
      isError={!hasCancelled}
      heading={hasCancelled ? copy.registry.cancelled : copy.registry.failed}
      actions={
        <>
          <Button onClick={tryAgain}>{copy.registry.tryAgain}</Button>
          {isByHandOffered && (
            <LinkButton to={'/link-account/company/manual' as string} kind="second">
              {copy.registry.byHand}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
