/**
 * The meter reading card: when meters may be read, which, and for which bill. Asks for its own data, fails alone,
 * and asks nothing where meter reading does not concern the accounts.
 */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { toApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RetryReport } from '../../ui/loading/error-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import type { Retry } from '../../ui/loading/use-retry.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { decideApplicability, type MeteredAccount } from './applicability.ts';
import { copy } from './copy.ts';
import { MeterAnswer, useShownWindow } from './meter-answer.tsx';
import styles from './meter-card.module.css';
import { metersQuery } from './meters.query.ts';
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
      <Card {...frame}>
        <NotApplicable
          text={copy.notApplicable}
          isMaster={applicability === 'master'}
          onChoosePremises={onChoosePremises}
        />
      </Card>
    );
  }
  return <MeterWindowCard accounts={accounts} onChoosePremises={onChoosePremises} />;
}

function MeterWindowCard({ accounts, onChoosePremises }: Omit<MeterCardProps, 'isMaster'>) {
  const accountNos = useMemo(() => accounts?.map(({ accountNo }) => accountNo) ?? null, [accounts]);
  const query = useQuery(metersQuery(accountNos));
  const { refetch } = query;
  const card = useCardQuery(query);
  const window = useShownWindow(
    query.data ?? undefined,
    useCallback(() => void refetch(), [refetch]),
  );
  return (
    <QueryCard
      {...frame}
      titleRest={card.data && window ? copy.forBill(window.billMonth) : undefined}
      query={card}
      skeleton={{
        label: copy.loading,
        blocks: [
          styles.monthBlock,
          styles.pillBlock,
          styles.headingBlock,
          styles.trackBlock,
          styles.edgesBlock,
          styles.actionBlock,
        ],
      }}
      failure={{
        heading: copy.failedTitle,
        text: copy.failed(toApiError(query.error).code),
        note: copy.safe,
      }}
    >
      {(answer) =>
        answer && window ? (
          <MeterAnswer
            answer={answer}
            window={window}
            refreshAction={card.isOutOfDate ? <RefreshAction retry={card.retry} /> : undefined}
          />
        ) : (
          <NotApplicable text={copy.notApplicableAnswered} onChoosePremises={onChoosePremises} />
        )
      }
    </QueryCard>
  );
}

const frame = { title: copy.title, className: styles.card } as const;

/** An earlier answer is better than a blank, if dated. */
function RefreshAction({ retry }: { readonly retry: Retry }) {
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
