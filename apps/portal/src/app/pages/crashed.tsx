/** What shows when a page throws: never the error itself. */
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useErrorTitle } from '../../ui/page-title.ts';
import { copy } from '../copy.ts';

export function Crashed() {
  useErrorTitle(true);
  return (
    <Message
      icon="warning"
      isError
      heading={copy.crashed}
      acts={<Button onClick={() => location.reload()}>{copy.reload}</Button>}
    >
      <p className="lead">{copy.crashedLead}</p>
    </Message>
  );
}
