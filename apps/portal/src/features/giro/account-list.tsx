/** Accounts by premises with their bank and status: the list of both variants of the GIRO page (visual 40). */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy as words } from './copy.ts';
import styles from './giro.module.css';
import type { GiroAccount, GiroPremises } from './giro.rules.ts';

const copy = words.page;

interface AccountListProps {
  readonly premises: readonly GiroPremises[];
  /** The rows of an account. */
  children(account: GiroAccount): ReactNode;
}

export function AccountList({ premises, children }: AccountListProps) {
  return (
    <div className="sized">
      <div className={styles.head} aria-hidden="true">
        <span>{copy.account}</span>
        <span>{copy.bank}</span>
        <span>{copy.status}</span>
      </div>
      {premises.map(({ key, address, accounts }) => (
        <section key={key} className={styles.premises} aria-label={address}>
          <h3>{unbroken(address)}</h3>
          <ul className="plain-list">{accounts.map(children)}</ul>
        </section>
      ))}
    </div>
  );
}

interface AccountRowProps {
  readonly account: GiroAccount;
  readonly bank: string;
  readonly bankNote?: string;
  /** '': GIRO is not set up. */
  readonly status: string;
  /** Null: in force, and plain, so that what is under way stands out. */
  readonly icon: IconName | null;
  readonly note: string;
  readonly act: ReactNode;
  /** Opens below the row. */
  readonly children?: ReactNode;
}

export function AccountRow(props: AccountRowProps) {
  const { account, bank, bankNote, status, icon, note, act, children } = props;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <p>
          <span className="block bold">{account.accountNo}</span>
          <span className="small second">{account.label}</span>
        </p>
        <p className={styles.bank}>
          <span className={status === '' ? 'note' : 'bold'}>{bank}</span>
          {bankNote && <span className="small second">{bankNote}</span>}
        </p>
        <div>
          <Status status={status} icon={icon} />
          <p className="small second">{unbroken(note)}</p>
        </div>
        <div className={styles.act}>{act}</div>
      </div>
      {children}
    </li>
  );
}

function Status({ status, icon }: Pick<AccountRowProps, 'status' | 'icon'>) {
  if (status === '') return <p className="second">{copy.none}</p>;
  if (icon === null)
    return (
      <p className={styles.active}>
        <Icon name="check" size={20} />
        {status}
      </p>
    );
  return (
    <Pill kind="outline" icon={<Icon name={icon} size={16} />}>
      {status}
    </Pill>
  );
}
