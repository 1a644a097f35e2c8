/** /login, /reset-password, /logout: pages that do one thing and leave. */
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { Message } from '../../../ui/surfaces/message.tsx';
import { copy } from '../copy.ts';
import { LogOutUnheard } from '../session-control.ts';

interface ActionFailure {
  readonly heading: string;
  readonly lead: string;
}
const unreachable: ActionFailure = { heading: copy.unreachable, lead: copy.unreachableLead };
const unheard: ActionFailure = { heading: copy.unheardHeading, lead: copy.unheardLead };

/** @param act leaves this page; when it cannot, the page says so and offers to try again */
export function ActOncePage({ act }: { act: () => Promise<void> }) {
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per round
  useEffect(() => {
    act().catch((error: unknown) => setFailure(error instanceof LogOutUnheard ? unheard : unreachable));
  }, [round]);
  if (failure === null) return <Waiting text={copy.wait} />;
  return (
    <Message
      icon="warning"
      isError
      heading={failure.heading}
      actions={
        <Button
          onClick={() => {
            setFailure(null);
            setRound(round + 1);
          }}
        >
          {uiCopy.tryAgain}
        </Button>
      }
    >
      <p className="lead">{failure.lead}</p>
    </Message>
  );
}
