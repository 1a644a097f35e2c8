/** The application that is open: waiting for it, failed, not to be found, none chosen, or everything about it. */
import { formatTime } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '../../lib/api-error.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailurePanel, NotApplicablePanel } from '../../ui/error-card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import { applicationQuery } from './application.query.ts';
import { ApplicationDetail } from './application-detail.tsx';
import styles from './application-panel.module.css';
import { copy } from './copy.ts';
import type { Drafts } from './drafts.ts';
import type { Decision } from './use-decide.ts';

interface ApplicationPanelProps {
  readonly itemId: string | null;
  readonly now: number;
  readonly drafts: Drafts;
  onBack(): void;
  onDecided(itemId: string, companyName: string, decision: Decision): void;
}

export function ApplicationPanel({ itemId, ...rest }: ApplicationPanelProps) {
  if (itemId === null)
    return (
      <Card title={copy.application} titleRole="hidden" className={styles.none}>
        <p>{copy.choose}</p>
        <p className="small second">{copy.chooseNote}</p>
      </Card>
    );
  return <OpenApplication itemId={itemId} {...rest} />;
}

const blocks = [styles.blockTitle, styles.blockFacts, styles.blockNote];

function OpenApplication({
  itemId,
  now,
  drafts,
  onBack,
  onDecided,
}: ApplicationPanelProps & { itemId: string }) {
  const query = useQuery(applicationQuery(itemId));
  const { frame, retry, waiting } = useCardQuery(query);
  const application = waiting ? undefined : query.data;
  const draftKey = { itemId, documentNo: application?.document.documentNo ?? 0 };
  // Asking again finds it no more.
  const isMissing = !waiting && query.isError && toApiError(query.error).code === 'SK_ACCESS_1001';
  useEffect(() => {
    // Whoever has opened it goes on here; on phones the list is gone.
    frame.current?.focus();
  }, [frame]);
  return (
    <>
      {!isMissing && (
        <TextButton className={styles.back} onClick={onBack}>
          <Icon name="chevronLeft" size={20} />
          {copy.back}
        </TextButton>
      )}
      <Card
        title={application?.companyName ?? copy.application}
        titleRole="hidden"
        busy={waiting !== null}
        className={styles.panel}
        ref={frame}
      >
        {waiting ? (
          <div className={styles.waiting}>
            <Skeleton phase={waiting} label={copy.loadingItem} blocks={blocks} />
          </div>
        ) : application ? (
          <ApplicationDetail
            application={application}
            now={now}
            draft={drafts.of(draftKey)}
            isOvertaken={drafts.isOvertaken(draftKey)}
            onDraft={(draft) => drafts.change(draftKey, draft)}
            onDecided={(decision) => onDecided(itemId, application.companyName, decision)}
          />
        ) : isMissing ? (
          <>
            <NotApplicablePanel heading={copy.itemMissing} text={copy.itemMissingText} />
            <Button kind="second" className={styles.toList} onClick={onBack}>
              {copy.back}
            </Button>
          </>
        ) : (
          <FailurePanel
            heading={copy.itemFailed}
            text={query.error?.message ?? copy.failedText}
            retry={retry}
            words={copy}
          />
        )}
      </Card>
      {application && (
        <p className={styles.opened}>{copy.opened(formatTime(Date.parse(application.openedAt)))}</p>
      )}
    </>
  );
}
