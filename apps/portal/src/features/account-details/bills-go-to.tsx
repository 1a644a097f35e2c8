/** The ink card: where bills and letters of the premises go now, and from when elsewhere. */
import { daysBetween, type SgDay } from '@portal/domain/sg-time';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './account-details.module.css';
import { findStart } from './addresses-now.tsx';
import { copy } from './copy.ts';
import type { NamedAccount, Preference } from './preference.query.ts';

interface ShownAccount {
  readonly account: NamedAccount & { readonly status: 'Active' | 'Inactive' };
  readonly preference: Preference;
}

interface BillsGoToProps {
  readonly accounts: readonly ShownAccount[];
  /** The premises has more accounts, on other pages. */
  readonly isPart: boolean;
  readonly email: string | null;
  readonly today: SgDay;
}

const words = copy.goTo;

/** Nothing where every account is closed: no bill goes anywhere. */
export function BillsGoTo({ accounts, isPart, email, today }: BillsGoToProps) {
  const [first, ...others] = accounts.filter(({ account }) => account.status === 'Active');
  if (first === undefined) return null;
  const { preference } = first;
  const { currentMailAddress: current, pendingMailAddress: pending } = preference;
  const start = pending && findStart(pending);
  const different = others.filter((other) => !isAlike(other.preference, preference));
  return (
    <Card tone="statement" title={words.title}>
      {isPart && <p className="second-on-ink">{words.part}</p>}
      <p className={styles.goal}>
        {preference.isSoftCopy ? (email ?? words.yourEmail) : unbroken(current.title)}
      </p>
      <p className="second-on-ink">{describeWay(preference)}</p>
      <dl className={styles.post}>
        <div>
          <dt>{words.postNow}</dt>
          <dd>{unbroken(current.title)}</dd>
        </div>
        {pending && start && (
          <div>
            <dt>{unbroken(words.postFrom(start))}</dt>
            <dd>{unbroken(pending.title)}</dd>
          </div>
        )}
      </dl>
      {start && (
        <p className={styles.until}>
          <Pill kind="strong" icon={<Icon name="clock" size={16} />}>
            {words.changesIn(daysBetween(today, start))}
          </Pill>
        </p>
      )}
      {different.length > 0 && (
        <p className="second-on-ink above-14">
          {words.differs(different.map(({ account }) => account.accountNo))}
        </p>
      )}
    </Card>
  );
}

function describeWay({ isSoftCopy, isHardCopy }: Preference): string {
  if (!isSoftCopy) return words.paper;
  return isHardCopy ? words.both : words.email;
}

const isAlike = (one: Preference, other: Preference): boolean =>
  one.isSoftCopy === other.isSoftCopy &&
  one.isHardCopy === other.isHardCopy &&
  one.currentMailAddress.title === other.currentMailAddress.title &&
  one.pendingMailAddress?.title === other.pendingMailAddress?.title;
