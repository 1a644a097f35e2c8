/** One premises of the list: one link over the whole row, which selects it first. */
import { sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useStillHere } from '../../../lib/use-still-here.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { splitAddress } from '../address.tsx';
import { copy } from '../copy.ts';
import { findServices, findStatus, isShared, type Premises, premisesKey } from '../premises/premises.ts';
import { matchedAccount } from '../premises/premises-search.ts';
import { useChoice, useSelectPremises } from '../selection.ts';
import type { AccountsState } from '../use-accounts.ts';
import { UtilityTiles } from '../utility-tiles.tsx';
import { listShownAccounts } from './list-premises.ts';
import styles from './manage-premises.module.css';

export interface PremisesRowProps {
  readonly premises: Premises;
  readonly accounts: AccountsState;
  /** The search that found it. */
  readonly typed: string;
  /** Paths that a premises opens, which take the account number in the query. A shared premises has no details. */
  readonly paths: Readonly<Record<'own' | 'shared', string>>;
  /** A premises has been selected. */
  onChosen(path: string): void;
}

const words = copy.manage;

export function PremisesRow({ premises, accounts, typed, paths, onChosen }: PremisesRowProps) {
  const select = useSelectPremises();
  const isHere = useStillHere();
  const { pendingKey } = useChoice();
  const key = premisesKey(premises);
  const { address, country, postal_code } = premises.address;
  const { street, unit } = splitAddress(address);
  const [account] = premises.accounts;
  const { shared = null } = premises;
  const path = paths[isShared(premises) ? 'shared' : 'own'];
  const isOpening = pendingKey === key;
  const isSelected = accounts.selectedKey === key;
  const services = findServices(accounts, premises);
  const { shown, more } = listShownAccounts(premises.accounts, matchedAccount(premises.accounts, typed));
  const choose = async (event: MouseEvent) => {
    // A new tab or window opens the address, which names the account.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpening) return;
    if ((await select(key)) && isHere()) onChosen(path);
  };
  return (
    <tr className={styles.row} data-selected={isSelected || undefined} aria-busy={isOpening}>
      <th scope="row" className={styles.place}>
        <Link
          to={path as string}
          search={account === undefined ? {} : { account }}
          className={styles.link}
          aria-current={isSelected || undefined}
          onClick={(event) => void choose(event)}
        >
          {street}
          <span className="unbroken">
            {unit}
            {isSelected && <Icon name="check" size={18} className={styles.tick} />}
          </span>
        </Link>{' '}
        <span className={styles.postal}>{unbroken(copy.postal(country, postal_code))}</span>
        {shared && (
          <span className="block small second">
            {unbroken(copy.shared(premises.bp_name, sgDay(shared.until)))}
          </span>
        )}
      </th>
      <td className={styles.accounts}>
        {shown.map((accountNo) => (
          <span key={accountNo} className="block">
            {accountNo}
          </span>
        ))}
        {more > 0 && <span className="block small second">{words.more(more)}</span>}
      </td>
      <td className={styles.utilities}>
        {services ? (
          <UtilityTiles services={services} />
        ) : (
          <span className="small second">{words.unknown}</span>
        )}
      </td>
      <td className={styles.status}>
        <Status status={findStatus(accounts, premises)} />
        <Icon name={isOpening ? 'refresh' : 'chevronRight'} size={20} className={styles.chevron} />
      </td>
    </tr>
  );
}

function Status({ status }: { readonly status: 'Active' | 'Inactive' | null }) {
  if (status === null) return null;
  if (status === 'Active') return <span className={styles.active}>{copy.active}</span>;
  return (
    <Pill kind="outline" icon={null}>
      {copy.inactive}
    </Pill>
  );
}
