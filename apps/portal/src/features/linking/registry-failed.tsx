/** Inside the app: the registry's answer could not be had, and the way to try again. */
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useErrorTitle } from '../../ui/page-title.ts';
import { copy } from './copy.ts';

export function RegistryFailed({ tryAgain }: { tryAgain: () => void }) {
  useErrorTitle(true);
  return (
    <Message
      icon="warning"
      isError
      heading={copy.registry.failed}
      acts={<Button onClick={tryAgain}>{copy.registry.tryAgain}</Button>}
    />
  );
}
