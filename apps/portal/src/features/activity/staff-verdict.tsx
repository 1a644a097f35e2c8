/** The verdict about staff of the past 30 days, on ink; that nobody looked is a good one too. */
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import styles from './activity.module.css';
import type { ActivityAnswer } from './activity.query.ts';
import { copy as words } from './copy.ts';

const copy = words.verdict;

interface StaffVerdictProps {
  readonly staff: ActivityAnswer['staff'];
  onSee(): void;
}

export function StaffVerdict({ staff, onSee }: StaffVerdictProps) {
  const { latest } = staff;
  return (
    <Card title={copy.overline} tone="statement">
      <p className={styles.verdict}>{describe(staff)}</p>
      {latest && (
        <dl className={styles.latest}>
          <div>
            <dt>{formatDay(sgDay(latest.day))}</dt>
            <dd className="bold">{capital(words.act(latest))}</dd>
          </div>
        </dl>
      )}
      {latest && (
        <Button kind="act" wide onClick={onSee}>
          {copy.see}
        </Button>
      )}
    </Card>
  );
}

function describe({ looks, changes }: ActivityAnswer['staff']): string {
  if (looks === 0) return changes === 0 ? copy.none : copy.onlyChanges(changes);
  return changes === 0 ? copy.looks(looks) : `${copy.looks(looks)}${copy.and}${copy.changes(changes)}`;
}

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
