/** One premises in the search list: address, accounts and postal code, what is supplied. */
import type { Service } from '@portal/domain/utility-names';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Pill } from '../../../ui/surfaces/pill.tsx';
import { splitAddress } from '../address.tsx';
import { copy } from '../copy.ts';
import { UtilityTiles } from '../utility-tiles.tsx';
import type { Premises } from './premises.ts';
import styles from './premises-option.module.css';
import { markMatches, matchedAccount } from './premises-search.ts';

interface PremisesOptionProps {
  readonly id: string;
  readonly premises: Premises;
  /** Null: not known before it is fetched. */
  readonly services: readonly Service[] | null;
  readonly isInactive: boolean;
  readonly typed: string;
  readonly active: boolean;
  readonly selected: boolean;
  readonly position: { readonly index: number; readonly count: number };
  onPick(): void;
  onPoint(): void;
}

export function PremisesOption(props: PremisesOptionProps) {
  const { premises, services, typed, active, selected, position } = props;
  const { address, country, postal_code } = premises.address;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    <div
      id={props.id}
      role="option"
      aria-selected={selected}
      aria-setsize={position.count}
      aria-posinset={position.index + 1}
      className={styles.option}
      data-active={active || undefined}
      onClick={props.onPick}
      onPointerMove={active ? undefined : props.onPoint}
    >
      <span className={styles.text}>
        <span className={styles.address}>
          <MarkedAddress text={address} typed={typed} />
          {selected && <Icon name="check" size={18} className={styles.tick} />}
        </span>
        <span className={`dotted ${styles.line}`}>
          <AccountsLine accounts={premises.accounts} typed={typed} />
          <span>
            <Marked text={copy.postal(country, postal_code)} typed={typed} />
          </span>
        </span>
      </span>
      <span className={styles.marks}>
        {props.isInactive && (
          <Pill kind="outline" icon={null}>
            {copy.inactive}
          </Pill>
        )}
        {services && <UtilityTiles services={services} />}
      </span>
    </div>
  );
}

/** The one account; of several their number, and the one that was found. */
function AccountsLine({ accounts, typed }: { readonly accounts: readonly string[]; readonly typed: string }) {
  const [first = ''] = accounts;
  const isAlone = accounts.length === 1;
  const shown = isAlone ? first : matchedAccount(accounts, typed);
  return (
    <>
      {!isAlone && <span>{copy.accounts(accounts.length)}</span>}
      {shown !== undefined && (
        <span>
          <Marked text={shown} typed={typed} />
        </span>
      )}
    </>
  );
}

/** The unit number stays on one line, marked or not. */
function MarkedAddress({ text, typed }: { readonly text: string; readonly typed: string }) {
  const { street, unit } = splitAddress(text);
  return (
    <>
      <Marked text={street} typed={typed} />
      {unit !== '' && (
        <span className="unbroken">
          <Marked text={unit} typed={typed} />
        </span>
      )}
    </>
  );
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  return markMatches(text, typed).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
    piece.match ? <b key={index}>{piece.text}</b> : <span key={index}>{piece.text}</span>,
  );
}
