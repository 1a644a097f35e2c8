/** The people who see this home now, on ink: the person with the time left, or how many; nobody: no ink. */
import { computePassedPart } from '@portal/domain/delegates/delegate-access';
import { formatDay, formatTime, sgDay, toSgDay } from '@portal/domain/sg-time';
import { buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy as words } from './copy.ts';
import styles from './delegates.module.css';
import type { Delegate, Delegates } from './delegates.query.ts';

const copy = words.ink;

export function AccessInk({ delegates, today }: Pick<Delegates, 'delegates' | 'today'>) {
  const active = delegates
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => a.until.localeCompare(b.until));
  const [next] = active;
  if (!next) return null;
  const isOne = active.length === 1;
  return (
    <Card title={copy.overline} tone="statement">
      <div className={styles.ink} data-alone={isOne || undefined}>
        <div>
          <p className={styles.verdict}>
            {unbroken(isOne ? copy.one(nameOf(next), sgDay(next.until)) : copy.several(active.length))}
          </p>
          <p className="second-on-ink above-6">
            {unbroken(isOne ? describeLook(next, today) : copy.next(nameOf(next), sgDay(next.until)))}
          </p>
        </div>
        {isOne && <TimeLeft delegate={next} today={today} />}
        <FeatureLink
          feature="activity"
          search={{ who: 'invited' }}
          className={buttonClass({ kind: 'on-ink' })}
        >
          {copy.activity}
        </FeatureLink>
      </div>
    </Card>
  );
}

/** The invited address stands for who has no name at the identity provider. */
export const nameOf = ({ name, email }: Pick<Delegate, 'name' | 'email'>): string => name || email;

function describeLook({ lastLookAt }: Delegate, today: string): string {
  if (lastLookAt === null) return `${copy.viewOnly} ${copy.noLook}`;
  const at = Date.parse(lastLookAt);
  const day = toSgDay(at);
  const time = formatTime(at);
  return `${copy.viewOnly} ${copy.lastLook(day === today ? copy.today(time) : copy.on(day, time))}`;
}

function TimeLeft({ delegate, today }: { readonly delegate: Delegate; readonly today: string }) {
  const [from, until] = [sgDay(delegate.invitedOn), sgDay(delegate.until)];
  const passed = computePassedPart(from, until, sgDay(today)) * 100;
  return (
    <div className={styles.time}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
        <rect width={passed} height="4" className={styles.passed} />
        <rect x={passed} width={100 - passed} height="4" className={styles.remaining} />
      </svg>
      <p className="small second-on-ink">
        <span className="hidden-visually">{copy.line(from, until)}</span>
        <span aria-hidden="true" className={styles.ends}>
          <span className="unbroken">{formatDay(from)}</span>
          <strong>{copy.now}</strong>
          <span className="unbroken">{formatDay(until)}</span>
        </span>
      </p>
    </div>
  );
}
