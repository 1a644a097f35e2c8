/** The error page of /callback: nothing from outside is shown; its one button also logs out. */
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useErrorTitle, usePageTitle } from '../../../ui/navigation/page-title.ts';
import { Message } from '../../../ui/surfaces/message.tsx';
import { useHelpline } from '../../../ui/use-helpline.ts';
import { copy } from '../copy.ts';

export function CallbackError({ onBack }: { onBack: () => Promise<void> }) {
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
      acts={<Button onClick={goBack}>{copy.backToWelcome}</Button>}
      foot={copy.call(helpline)}
    >
      <p className="lead">{copy.callbackErrorLead}</p>
      <p role="alert">{isUnreachable && copy.unreachable}</p>
    </Message>
  );
}
