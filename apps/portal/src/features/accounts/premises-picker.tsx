/**
 * The search over a person's premises: type, arrow keys move, Enter picks, Escape closes. A panel under
 * the title; on phones a full screen. Draws only as many rows as have been reached, so hundreds open at once.
 */
import { type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useOutsidePress } from '../../ui/use-outside-press.ts';
import { copy } from './copy.ts';
import { PickerField } from './picker-field.tsx';
import { PickerFoot } from './picker-foot.tsx';
import { accountsOf, type Premises, premisesKey } from './premises.ts';
import { PremisesOption } from './premises-option.tsx';
import styles from './premises-picker.module.css';
import { searchPremises } from './premises-search.ts';
import type { AccountsState } from './use-accounts.ts';
import { useReachedRows } from './use-reached-rows.ts';

interface PremisesPickerProps {
  readonly accounts: AccountsState;
  /** The button that opened the panel: a press on it is not a press outside. */
  readonly opener: RefObject<HTMLElement | null>;
  onChoose(key: string): void;
  onClose(returnFocus: boolean): void;
}

export function PremisesPicker({ accounts, opener, onChoose, onClose }: PremisesPickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const [active, setActive] = useState(0);
  const all = currentFirst([...accounts.premises.values()], accounts.selectedKey);
  const found = searchPremises(all, searched);
  const rows = useReachedRows(found.length, active);
  const optionId = (index: number) => `${listId}-${index}`;
  useOutsidePress([panel, opener], () => onClose(false));
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    rows.startOver();
  };
  const pick = (index: number) => {
    const premises = found[index];
    if (premises) onChoose(premisesKey(premises));
  };

  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={copy.choosePremises}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{copy.choosePremises}</h2>
        <IconButton label={copy.close} onClick={() => onClose(true)}>
          <Icon name="close" />
        </IconButton>
      </div>
      <PickerField
        typed={typed}
        listId={listId}
        activeId={found.length === 0 ? undefined : optionId(active)}
        onType={type}
        onMove={(step) => setActive(Math.max(0, Math.min(found.length - 1, step(active, found.length))))}
        onPick={() => pick(active)}
        onClose={() => onClose(true)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={copy.choosePremises}
        className={styles.list}
        onScroll={rows.onScroll}
      >
        {found.slice(0, rows.count).map((premises, index) => (
          <PremisesOption
            key={premisesKey(premises)}
            id={optionId(index)}
            premises={premises}
            accounts={accountsOf(accounts, premises)}
            typed={searched}
            active={index === active}
            selected={premisesKey(premises) === accounts.selectedKey}
            position={{ index, count: found.length }}
            onPick={() => pick(index)}
            onPoint={() => setActive(index)}
          />
        ))}
      </div>
      <PickerFoot found={found.length} all={all.length} typed={searched} onClear={() => type('')} />
    </div>
  );
}

/** The panel opens with the current premises on top. */
function currentFirst(all: readonly Premises[], selectedKey: string | null): readonly Premises[] {
  const current = all.filter((premises) => premisesKey(premises) === selectedKey);
  return [...current, ...all.filter((premises) => premisesKey(premises) !== selectedKey)];
}
