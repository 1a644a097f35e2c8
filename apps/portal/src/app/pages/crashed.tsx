/** What shows when a page throws: never the error itself. */
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { copy } from '../copy.ts';

export function Crashed() {
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
