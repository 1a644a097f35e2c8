/** /alerts/off: one press switches off the alert of the link; opening the page does nothing. */
import type { Output } from '@portal/contract';
import { useEffect, useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { Message } from '../../ui/surfaces/message.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy as words } from './copy.ts';

const copy = words.off;
const BAD_LINK = 'SK_ALERT_1001';

interface SwitchOffPageProps {
  /** null: none came with the address. */
  readonly token: string | null;
}

export function SwitchOffPage({ token }: SwitchOffPageProps) {
  const [heading, setHeading] = useState<string>(token === null ? copy.badTitle : copy.title);
  const [text, setText] = useState<string>(token === null ? copy.bad : copy.lead);
  const isWaiting = heading === copy.title;
  const isAnswered = token !== null && !isWaiting;
  // The pressed button has gone: the answer is told where it stands.
  useEffect(() => {
    if (isAnswered) focusHeading();
  }, [isAnswered]);
  const show = (title: string, body: string) => {
    setHeading(title);
    setText(body);
  };
  const { busy, failure, run } = useAction<void, Output<'insights:switchOffAlert'>>({
    send: (_, idempotencyKey) => write('insights:switchOffAlert', { token: token ?? '' }, { idempotencyKey }),
    onDone: ({ kind, isNew }) =>
      isNew ? show(copy.doneTitle, copy.done(kind)) : show(copy.beforeTitle, copy.before),
    onFailure: ({ code }) => {
      if (code === BAD_LINK) show(copy.badTitle, copy.bad);
    },
    describeFailure: ({ code, message }) => (code === BAD_LINK ? null : message),
  });
  return (
    <Message
      icon={heading === copy.doneTitle ? 'check' : 'info'}
      heading={heading}
      actions={
        isWaiting ? (
          <Button busy={busy} onClick={() => void run()}>
            {copy.act}
          </Button>
        ) : (
          <FeatureLink feature="usage" className="button button-second">
            {copy.toUsage}
          </FeatureLink>
        )
      }
    >
      <p className="lead" aria-live="polite">
        {text}
      </p>
      {failure !== null && (
        <p role="alert" className="field-error above-14">
          {failure}
        </p>
      )}
    </Message>
  );
}
