/** Account numbers that nobody can link at the moment, each with the way to lift its lock. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { timeInWords } from '../queue/times.rules.ts';
import { copy } from './copy.ts';
import { LiftLockDialog } from './lift-lock-dialog.tsx';
import { type LinkLock, locksQuery } from './locks.query.ts';
import styles from './locks-card.module.css';

export function LocksCard({ now }: { now: number }) {
  const query = useCardQuery(useQuery(locksQuery()));
  const [lifting, setLifting] = useState<string | null>(null);
  return (
    <Card title={copy.locks} titleRole="heading" busy={query.waiting !== null} ref={query.frame}>
      <p className={`small second ${styles.lead}`}>{copy.locksLead}</p>
      <QueryAnswer
        query={query}
        skeleton={{ label: copy.loadingLocks, blocks: [styles.block] }}
        failure={{ heading: copy.locksFailed }}
      >
        {({ locks }) =>
          locks.length === 0 ? (
            <p>{copy.noLocks}</p>
          ) : (
            <ul className="plain-list">
              {locks.map((lock) => (
                <Row key={lock.accountNo} lock={lock} now={now} onLift={() => setLifting(lock.accountNo)} />
              ))}
            </ul>
          )
        }
      </QueryAnswer>
      {lifting !== null && (
        <LiftLockDialog
          accountNo={lifting}
          onClose={() => {
            setLifting(null);
            query.frame.current?.focus();
          }}
        />
      )}
    </Card>
  );
}

function Row({ lock, now, onLift }: { lock: LinkLock; now: number; onLift: () => void }) {
  const { accountNo, wrongTries, lockedUntil } = lock;
  return (
    <li className={styles.row}>
      <span className="bold">{accountNo}</span>
      <span className="small second">
        {copy.wrongTries(wrongTries)}, {copy.lockedUntil(timeInWords(lockedUntil, now))}
      </span>
      <Button kind="second" small aria-label={copy.liftOf(accountNo)} onClick={onLift}>
        {copy.lift}
      </Button>
    </li>
  );
}
