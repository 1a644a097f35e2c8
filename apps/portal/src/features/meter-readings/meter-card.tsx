/**
 * The meter reading card: when meters may be read, which, and for which bill. Asks for its own data, fails alone,
 * and asks nothing where meter reading does not concern the accounts.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { toApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FailurePanel, RetryReport } from '../../ui/loading/error-card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import type { Retry } from '../../ui/loading/use-retry.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { decideApplicability, type MeteredAccount } from './applicability.ts';
import { copy } from './copy.ts';
import { MeterAnswer, useShownWindow } from './meter-answer.tsx';
import styles from './meter-card.module.css';
import { metersQuery, saysNotApplicable } from './meters.query.ts';
import { NotApplicable } from './not-applicable.tsx';

interface MeterCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  /** Users of a master account do not read meters. */
  readonly isMaster: boolean;
  /** Opens the choice of premises, for somebody who has others. */
  readonly onChoosePremises?: (() => void) | undefined;
}

export function MeterCard({ accounts, isMaster, onChoosePremises }: MeterCardProps) {
  const applicability = decideApplicability(accounts ?? [], isMaster);
  const isKnown = accounts !== null || isMaster;
  if (isKnown && applicability !== 'applicable') {
    return (
      <MeterFrame>
        <NotApplicable
          text={copy.notApplicable}
          isMaster={applicability === 'master'}
          onChoosePremises={onChoosePremises}
        />
      </MeterFrame>
    );
  }
  return <AskedMeters accounts={accounts} onChoosePremises={onChoosePremises} />;
}

function AskedMeters({ accounts, onChoosePremises }: Omit<MeterCardProps, 'isMaster'>) {
  const accountNos = useMemo(() => accounts?.map(({ accountNo }) => accountNo) ?? null, [accounts]);
  const query = useQuery(metersQuery(accountNos));
  const { refetch } = query;
  const { frame, retry, waiting, isOutOfDate } = useCardQuery(query);
  const window = useShownWindow(
    query.data,
    useCallback(() => void refetch(), [refetch]),
  );

  if (waiting) {
    return (
      <MeterFrame busy>
        <Skeleton
          phase={waiting}
          label={copy.loading}
          blocks={[
            styles.monthBlock,
            styles.pillBlock,
            styles.headingBlock,
            styles.trackBlock,
            styles.edgesBlock,
            styles.actBlock,
          ]}
        />
      </MeterFrame>
    );
  }
  if (saysNotApplicable(query.error) || (query.data && window === null)) {
    return (
      <MeterFrame frame={frame}>
        <NotApplicable text={copy.notApplicableAnswered} onChoosePremises={onChoosePremises} />
      </MeterFrame>
    );
  }
  if (query.data === undefined || window === null) {
    return (
      <MeterFrame frame={frame}>
        <FailurePanel
          heading={copy.failedTitle}
          text={copy.failed(toApiError(query.error).code)}
          note={copy.safe}
          retry={retry}
        />
      </MeterFrame>
    );
  }
  return (
    <MeterFrame frame={frame} rest={copy.forBill(window.billMonth)}>
      <MeterAnswer
        answer={query.data}
        window={window}
        refreshAct={isOutOfDate ? <RefreshAct retry={retry} /> : undefined}
      />
    </MeterFrame>
  );
}

interface MeterFrameProps {
  readonly rest?: string;
  readonly busy?: boolean;
  readonly frame?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function MeterFrame({ rest, busy = false, frame, children }: MeterFrameProps) {
  return (
    <Card title={copy.title} titleRest={rest} busy={busy} ref={frame} className={styles.card}>
      {children}
    </Card>
  );
}

/** An earlier answer is better than a blank, if dated. */
function RefreshAct({ retry }: { readonly retry: Retry }) {
  return (
    <div className={styles.refresh}>
      <p>{copy.outOfDate}</p>
      <RetryReport retry={retry} />
      <Button kind="second" wide busy={retry.busy} onClick={retry.press}>
        <Icon name="refresh" size={18} />
        {copy.refresh}
      </Button>
    </div>
  );
}
