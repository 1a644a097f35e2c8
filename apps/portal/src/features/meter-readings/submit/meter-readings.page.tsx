/**
 * /meter-readings: every meter of the selected premises with its window and readings, boxes for the new one, and what it
 * means before it is sent.
 */
import { shownWindow } from '@portal/domain/meters/meter-window';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { now } from '../../../lib/clock.ts';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { decideApplicability, type MeteredAccount } from '../applicability.ts';
import { copy as words } from '../copy.ts';
import { useShownWindow } from '../meter-answer.tsx';
import { type MetersAnswer, metersQuery } from '../meters.query.ts';
import { NotApplicable } from '../not-applicable.tsx';
import { outlookQuery } from '../outlook.query.ts';
import { copy } from './copy.ts';
import styles from './meter-readings.page.module.css';
import { ReadingForms } from './reading-forms.tsx';
import type { ReadingSource } from './use-submission.ts';

export interface MeterReadingsPageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  /** Users of a master account do not read meters. */
  readonly isMaster: boolean;
  readonly source: ReadingSource;
}

export function MeterReadingsPage({ accounts, isMaster, source }: MeterReadingsPageProps) {
  const applicability = decideApplicability(accounts ?? [], isMaster);
  const isAsked = !isMaster && (accounts === null || applicability === 'applicable');
  const accountNos = useMemo(
    () => (isAsked ? (accounts?.map(({ accountNo }) => accountNo) ?? null) : null),
    [accounts, isAsked],
  );
  const query = useQuery(metersQuery(accountNos));
  // Asked for in the same body; readings are sent without it as well.
  const outlooks = useQuery(outlookQuery(accountNos)).data;
  const { refetch } = query;
  useShownWindow(
    query.data ?? undefined,
    useCallback(() => void refetch(), [refetch]),
  );
  const card = useCardQuery(query);
  return (
    <div className={styles.page}>
      <header>
        <Breadcrumbs trail={[{ feature: 'dashboard', label: copy.home }]} current={copy.title} />
        <h1 tabIndex={-1}>{copy.heading}</h1>
        {card.data && <Lead answer={card.data} />}
      </header>
      {isAsked ? (
        card.data && accountNos ? (
          <ReadingForms
            items={card.data.items}
            outlooks={outlooks}
            accountNos={accountNos}
            hasElectricity={accounts?.some(({ services }) => services.includes('electricity')) ?? false}
            source={source}
          />
        ) : (
          <QueryCard
            title={copy.title}
            titleRole="hidden"
            query={card}
            skeleton={{
              label: copy.loading,
              className: 'grid gap-16',
              blocks: [styles.nameBlock, styles.boxesBlock, styles.nameBlock, styles.boxesBlock],
            }}
            failure={{
              heading: words.failedTitle,
              text: words.failed(toApiError(query.error).code),
              note: words.safe,
            }}
          >
            {() => <NotApplicable text={words.notApplicableAnswered} />}
          </QueryCard>
        )
      ) : (
        <Card title={copy.title} titleRole="hidden">
          <NotApplicable text={words.notApplicable} isMaster={applicability === 'master'} />
        </Card>
      )}
    </div>
  );
}

/** For which bill, how many meters, and the window of all of them together. */
function Lead({ answer }: { readonly answer: MetersAnswer }) {
  const window = shownWindow(answer.meters, now());
  if (window === null) return null;
  const counts = {
    toRead: window.metersToRead,
    sent: window.metersSent,
    ownReaders: answer.meters.filter(({ isReadByHand }) => !isReadByHand).length,
  };
  return (
    <div className={styles.head}>
      <p className="lead">{copy.lead(window.billMonth, counts)}</p>
      <div className={styles.window}>
        <span role="status">
          {window.phase === 'open' ? (
            <Pill kind="act">{words.open}</Pill>
          ) : (
            <Pill kind="outline" icon={<Icon name="lock" />}>
              {words.closed}
            </Pill>
          )}
        </span>
        <p className="small second">{unbroken(copy.window(window.from, window.to))}</p>
      </div>
    </div>
  );
}
