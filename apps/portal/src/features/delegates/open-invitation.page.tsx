/** The page of an invitation: who lets the person see which home, until when; opened by one press. */
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { write } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FailurePanel } from '../../ui/loading/error-card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Message } from '../../ui/surfaces/message.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy as words } from './copy.ts';
import styles from './delegates.module.css';
import { invitationQuery } from './delegates.query.ts';

const copy = words.open;
const REFUSED = 'SK_DELEGATE_1001';

interface OpenInvitationPageProps {
  /** null: none came with the address, and none is kept. */
  readonly token: string | null;
  onOpened(): void;
  onLeave(): void;
}

export function OpenInvitationPage({ token, onOpened, onLeave }: OpenInvitationPageProps) {
  const query = useCardQuery(useQuery(invitationQuery(token)));
  const { busy, failure, run } = useAction<void, { readonly holder: string }>({
    send: (_, idempotencyKey) => write('premises:openInvitation', { token: token ?? '' }, { idempotencyKey }),
    toast: ({ holder }) => copy.done(holder),
    onDone: onOpened,
    leavesPage: true,
  });
  const leave = (
    <Button kind="second" onClick={onLeave}>
      {copy.leave}
    </Button>
  );
  if (token === null)
    return (
      <Message icon="info" heading={copy.failedTitle} actions={leave}>
        <p className="lead">{copy.missing}</p>
      </Message>
    );
  if (query.error && toApiError(query.error).code === REFUSED)
    return (
      <Message icon="info" heading={copy.failedTitle} actions={leave}>
        <p className="lead">{query.error.message}</p>
        <p className="second above-8">{unbroken(copy.refusedNote)}</p>
      </Message>
    );
  const { data } = query;
  return (
    <div className={styles.invitation}>
      <h1 tabIndex={-1}>{data ? copy.heading(data.holder) : copy.title}</h1>
      <Card title={copy.title} titleRole="hidden" busy={query.waiting !== null} ref={query.frame}>
        {query.waiting && <Skeleton phase={query.waiting} label={copy.loading} blocks={[styles.rowBlock]} />}
        {!query.waiting && !data && <FailurePanel heading={copy.title} retry={query.retry} />}
        {data && (
          <>
            <p className="lead">{unbroken(copy.lead(data.address, sgDay(data.until)))}</p>
            <p className="second above-8">{copy.told(data.holder)}</p>
            {failure !== null && (
              <p role="alert" className="field-error above-14">
                {failure}
              </p>
            )}
            <div className="button-row above-20">
              <Button busy={busy} onClick={() => void run()}>
                {copy.accept}
              </Button>
              <Button kind="second" onClick={onLeave}>
                {copy.later}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
