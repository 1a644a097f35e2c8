/** The ink card of the usage page: what the running bill has reached and how it is likely to end (visual 43). */
import { cents, formatSgd } from '@portal/domain/money';
import { sgDay, sgMonth, toSgDay } from '@portal/domain/sg-time';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ForecastAnswer, RunningBill } from '../../../insights/forecast.query.ts';
import { now } from '../../../lib/clock.ts';
import { NotApplicablePanel, RetryAction } from '../../../ui/loading/error-card.tsx';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { type CardQuery, useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './forecast.module.css';
import { LikelyRange } from './likely-range.tsx';

interface HowItEndsProps {
  readonly query: UseQueryResult<ForecastAnswer>;
  /** Named where the home has several accounts of electricity. */
  readonly accountNo: string | null;
  /** The page has one ink card: those of further accounts are white. */
  readonly canBeInk: boolean;
}

export function HowItEnds({ query, accountNo, canBeInk }: HowItEndsProps) {
  const card = useCardQuery(query);
  const running = card.data?.running ?? null;
  const hasHalves = card.waiting !== null || running !== null;
  const tone = hasHalves && canBeInk ? 'statement' : 'surface';
  return (
    <QueryCard
      title={copy.ofAccount(
        running ? copy.soFarTitle(sgMonth(running.month)) : hasHalves ? copy.waitingTitle : copy.title,
        accountNo,
      )}
      tone={tone}
      className={hasHalves ? (canBeInk ? styles.card : styles.white) : styles.plain}
      query={card}
      skeleton={(phase) => (
        <>
          <div className={styles.left}>
            <Skeleton phase={phase} label={copy.loading} tone={tone} blocks={leftBlocks} />
          </div>
          <div className={styles.right}>
            <Skeleton phase={phase} tone={tone} blocks={rightBlocks} />
          </div>
        </>
      )}
      failure={{ heading: copy.failed }}
    >
      {(answer) =>
        answer.running ? (
          <Halves answer={answer} running={answer.running} card={card} />
        ) : (
          <NotApplicablePanel heading={copy.noneHeading} text={findReason(answer)} />
        )
      }
    </QueryCard>
  );
}

const leftBlocks = [styles.numberBlock, styles.lineBlock, styles.lineBlock];
const rightBlocks = [
  styles.wordBlock,
  styles.headingBlock,
  styles.barBlock,
  styles.longBlock,
  styles.longBlock,
];

const findReason = ({ state }: ForecastAnswer): string =>
  state === 'running' || state === 'closed' ? copy.none.noPeriod : copy.none[state];

interface HalvesProps {
  readonly answer: ForecastAnswer;
  readonly running: RunningBill;
  readonly card: CardQuery;
}

function Halves({ answer, running, card }: HalvesProps) {
  const { dayNumber, days, dataTo, estimated, missingDays, soFar } = running;
  return (
    <>
      <div className={styles.left}>
        <BigNumber amount={cents(soFar)} dated={card.isOutOfDate} />
        <p className="above-14">{unbroken(copy.day(dayNumber, days, dataTo, toSgDay(now())))}</p>
        {estimated.length > 0 && <p className={styles.quiet}>{copy.estimated(estimated)}</p>}
        {missingDays > 0 && <p className={styles.quiet}>{copy.notCounted(missingDays)}</p>}
      </div>
      <div className={styles.right}>
        <h3 className="overline">{copy.title}</h3>
        {card.isOutOfDate ? (
          <>
            <p className={styles.heading}>{copy.failed}</p>
            <RetryAction retry={card.retry} />
          </>
        ) : (
          <Outlook answer={answer} running={running} />
        )}
      </div>
    </>
  );
}

type Likely = NonNullable<RunningBill['outlook']['likely']>;

function Outlook({ answer: { last, record }, running }: Omit<HalvesProps, 'card'>) {
  const { missingDays, outlook } = running;
  const { likely, early, gap } = outlook;
  if (likely) {
    const total = toRange(likely.total);
    const missing = missingDays > 0 ? { ...toRange(likely.missing), days: missingDays } : null;
    const soFar = cents(running.soFar);
    const parts = { soFar, missing, toCome: toRange(likely.toCome), uSave: cents(likely.uSave) };
    return (
      <>
        <p className={styles.heading}>{unbroken(copy.likely(total.low, total.high))}</p>
        <LikelyRange soFar={soFar} {...total} />
        <p className={styles.quiet}>{unbroken(copy.sum(parts))}</p>
        <p className={styles.quiet}>
          {unbroken(
            [
              last && copy.last(sgMonth(last.month), cents(last.total)),
              copy.basis,
              record && copy.record(record.bills, record.held),
            ]
              .filter(Boolean)
              .join(' '),
          )}
        </p>
      </>
    );
  }
  if (early)
    return (
      <>
        <p className={styles.heading}>{copy.early.heading}</p>
        <p className={styles.quiet}>{unbroken(copy.early.text(sgDay(early.startsOn)))}</p>
        <div className={styles.segments} aria-hidden="true">
          {SEGMENTS.map((day) => (
            <span key={day} data-full={day < early.fullDays || undefined} />
          ))}
        </div>
        <p className={styles.counts}>
          <span>
            <b>{copy.early.count(early.fullDays)}</b> {copy.early.days}
          </span>
          {last && (
            <span>
              {copy.early.last(sgMonth(last.month))} <b>{formatSgd(cents(last.total))}</b>
            </span>
          )}
        </p>
      </>
    );
  return (
    <>
      <p className={styles.heading}>{copy.gap.heading}</p>
      <p className={styles.quiet}>{copy.gap.text}</p>
      {gap && <p className={styles.quiet}>{copy.gap.count(gap)}</p>}
    </>
  );
}

const toRange = ({ low, middle, high }: Likely['total']) => ({
  low: cents(low),
  middle: cents(middle),
  high: cents(high),
});

const SEGMENTS = Array.from({ length: 10 }, (_, day) => day);
