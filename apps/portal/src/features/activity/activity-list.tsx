/** The rows of one page, by day: who, what, when; a row leads nowhere. */
import { formatTime, sgDay } from '@portal/domain/sg-time';
import { Card } from '../../ui/surfaces/card.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './activity.module.css';
import type { ActivityRow } from './activity.query.ts';
import { copy } from './copy.ts';

const icons: Readonly<Record<ActivityRow['who'], IconName>> = {
  you: 'user',
  invited: 'people',
  holder: 'user',
  staff: 'shield',
};

interface ActivityListProps {
  readonly rows: readonly ActivityRow[];
  readonly today: string;
  readonly isFiltered: boolean;
}

export function ActivityList({ rows, today, isFiltered }: ActivityListProps) {
  const byDay = [...Map.groupBy(rows, ({ day }) => day)];
  return (
    <Card title={copy.list} titleRole="hidden">
      {byDay.length === 0 && <p className="second">{isFiltered ? copy.emptyFilter : copy.empty}</p>}
      {byDay.map(([day, ofDay]) => (
        <section
          key={day}
          className={styles.day}
          aria-label={day === today ? copy.today : copy.day(sgDay(day))}
        >
          <h3>{day === today ? copy.today : copy.day(sgDay(day))}</h3>
          <ul className="plain-list">
            {ofDay.map((row) => (
              <Row key={`${row.at} ${row.kind} ${row.who} ${row.accountNo}`} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function Row({ row }: { readonly row: ActivityRow }) {
  const { at, who, isChange, accountNo, reason, times } = row;
  const notes = [
    ...(who === 'invited' && !isChange ? [copy.viewOnly] : []),
    ...(accountNo === null ? [] : [copy.account(accountNo)]),
    ...(times > 1 ? [copy.times(times)] : []),
  ];
  return (
    <li className={styles.row}>
      <IconTile icon={icons[who]} />
      <div className={styles.words}>
        <p className="anywhere">
          <strong>{nameOf(row)}</strong> {copy.act(row)}
        </p>
        {notes.length > 0 && <p className="small second anywhere">{notes.join('. ')}</p>}
        {reason !== null && <p className="small second anywhere">{copy.reason(reason)}</p>}
      </div>
      <div className={styles.when}>
        {isChange && (
          <Pill kind="outline" icon={<Icon name="edit" size={16} />}>
            {copy.changed}
          </Pill>
        )}
        <time dateTime={at} className="small second unbroken">
          {unbroken(formatTime(Date.parse(at)))}
        </time>
      </div>
    </li>
  );
}

function nameOf({ who, name }: Pick<ActivityRow, 'who' | 'name'>): string {
  if (!name) return copy.somebody[who];
  return who === 'staff' ? copy.staff(name) : name;
}
