/** /not-active: signed in, and the registration is under review. Nothing to do, hence no primary act. */
import { Button } from '../../../ui/actions/button.tsx';
import { Message } from '../../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';

export function NotActivePage({ onLogOut }: { onLogOut: () => void }) {
  return (
    <Message
      icon="clock"
      heading={copy.notActiveHeading}
      actions={
        <Button kind="second" onClick={onLogOut}>
          {copy.logout}
        </Button>
      }
    >
      <p className="lead">{copy.notActiveLead}</p>
    </Message>
  );
}
