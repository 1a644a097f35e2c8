/**
 * The ink card of what is owed: asks, waits, fails alone, and dates a sum that could not be refreshed. The statement of
 * the dashboard and the top card of the bills page hand in their question and how the answer is laid out.
 */
import { toSgDay, toSgTime } from '@portal/domain/sg-time';
import type { ComponentProps, ReactNode } from 'react';
import { now } from '../../lib/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RetryReport } from '../../ui/loading/error-card.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import type { CardQuery } from '../../ui/loading/use-card-query.ts';
import type { Retry } from '../../ui/loading/use-retry.ts';
import { BigNumber } from '../../ui/surfaces/big-number.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import type { OutstandingAnswer } from './outstanding.query.ts';
import { DueLine, Settled, UnderReview } from './owed.tsx';
import { buildStatement, type Statement } from './statement.ts';
import styles from './statement-card.module.css';

export interface OwedAnswer {
  readonly statement: Statement;
  readonly outstanding: OutstandingAnswer['outstanding'];
  /** When the figures could not be refreshed: from when they are, and the act that tries again. */
  readonly outOfDate: { readonly since: string; readonly act: ReactNode } | undefined;
}

interface OwedFrameProps
  extends Pick<ComponentProps<typeof QueryCard<OutstandingAnswer>>, 'skeleton' | 'className'> {
  readonly query: CardQuery<OutstandingAnswer>;
  children(answer: OwedAnswer): ReactNode;
}

export function OwedFrame({ query, children, ...frame }: OwedFrameProps) {
  const { isOutOfDate, retry } = query;
  return (
    <QueryCard
      {...frame}
      title={copy.title}
      tone="statement"
      query={query}
      failure={{ heading: copy.failedTitle, note: copy.safe }}
    >
      {({ outstanding, asOf }) =>
        children({
          statement: buildStatement(outstanding, toSgDay(now())),
          outstanding,
          outOfDate: isOutOfDate
            ? { since: formatSince(asOf), act: <RefreshAction retry={retry} /> }
            : undefined,
        })
      }
    </QueryCard>
  );
}

/** The sum, its date or its state, and what is under review. */
export function OwedSum({
  statement,
  outOfDate,
  children,
}: Omit<OwedAnswer, 'outstanding'> & { readonly children?: ReactNode }) {
  return (
    <>
      <BigNumber amount={statement.total} dated={outOfDate !== undefined} />
      {'lines' in statement ? (
        <DueLine statement={statement} since={outOfDate?.since} />
      ) : (
        <Settled kind={statement.kind} since={outOfDate?.since} />
      )}
      {children}
      <UnderReview checking={statement.checking} toPay={statement.toPay} />
    </>
  );
}

/** 'As of 9:10 AM', or the day if that was not today. @param asOf when the sum was true, as an instant */
function formatSince(asOf: number): string {
  const day = toSgDay(asOf);
  return day === toSgDay(now()) ? copy.asOfTime(toSgTime(asOf)) : copy.asOfDay(day);
}

function RefreshAction({ retry }: { readonly retry: Retry }) {
  return (
    <div className={styles.refresh}>
      <p>{copy.outOfDate}</p>
      <RetryReport retry={retry} />
      <Button kind="on-ink" busy={retry.busy} onClick={retry.press}>
        <Icon name="refresh" size={18} />
        {copy.refresh}
      </Button>
    </div>
  );
}
