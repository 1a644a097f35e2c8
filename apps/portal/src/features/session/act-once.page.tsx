/** /login, /reset-password, /logout: pages that do one thing and leave. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { copy } from './copy.ts';

/** @param act leaves this page; when it cannot, the page says so and offers to try again */
export function ActOncePage({ act }: { act: () => Promise<void> }) {
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per round
  useEffect(() => {
    act().catch(() => setFailed(true));
  }, [round]);
  if (!failed) return <Waiting text={copy.wait} />;
  return (
    <Message
      icon="warning"
      isError
      heading={copy.unreachable}
      acts={
        <Button
          onClick={() => {
            setFailed(false);
            setRound(round + 1);
          }}
        >
          {copy.tryAgain}
        </Button>
      }
    >
      <p className="lead">{copy.unreachableLead}</p>
    </Message>
  );
}
