/** Inside the app: the registry's answer could not be had, with the way to try again and the one without it. */
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Message } from '../../ui/message.tsx';
import { useErrorTitle } from '../../ui/page-title.ts';
import { copy } from './copy.ts';

interface RegistryFailedProps {
  readonly isByHandOffered: boolean;
  tryAgain(): void;
}

export function RegistryFailed({ isByHandOffered, tryAgain }: RegistryFailedProps) {
  useErrorTitle(true);
  return (
    <Message
      icon="warning"
      isError
      heading={copy.registry.failed}
      acts={
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
