/** The account that receives a transfer: found by its number, with the loading state that the specification asks for. */
import { useEffect, useId, useState } from 'react';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';

/** S2 §9. */
const LOADING_MS = 300;

interface TransferSearchProps {
  readonly id: string;
  readonly accountNos: readonly string[];
  readonly chosen: string | null;
  readonly error: string | null;
  onChoose(accountNo: string): void;
}

export function TransferSearch({ id, accountNos, chosen, error, onChoose }: TransferSearchProps) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    if (typed === searched) return;
    const timer = setTimeout(() => setSearched(typed), LOADING_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  const digits = searched.replace(/\D/g, '');
  const found = accountNos.filter((accountNo) => accountNo.replace(/\D/g, '').includes(digits));
  const isSearching = typed !== searched;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className="label">{copy.transferTo}</legend>
      {error !== null && (
        <span className="field-error">
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      {accountNos.length > 1 && (
        <SearchInput
          label={copy.search}
          typed={typed}
          inputMode="numeric"
          classes={{ frame: styles.search, glass: styles.glass, input: `input ${styles.searchInput}` }}
          onType={setTyped}
        />
      )}
      <p role="status" className={isSearching || found.length === 0 ? 'small second' : 'hidden-visually'}>
        {isSearching ? copy.searching : found.length === 0 ? copy.noneFound(searched) : ''}
      </p>
      {!isSearching &&
        found.map((accountNo) => (
          <ChoiceCard
            key={accountNo}
            isInner
            name={name}
            title={accountNo}
            isChosen={accountNo === chosen}
            onChoose={() => onChoose(accountNo)}
          />
        ))}
    </fieldset>
  );
}
