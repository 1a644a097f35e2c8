/**
 * The search over a person's premises: type, arrow keys move, Enter picks, Escape closes. A panel under
 * the title; on phones a full screen. Draws only the rows in view, so that thousands open at once.
 */
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton, TextButton } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { useOutsidePress } from '../../../ui/use-outside-press.ts';
import { copy } from '../copy.ts';
import type { AccountsState } from '../use-accounts.ts';
import { PickerField } from './picker-field.tsx';
import { findServices, findStatus, type Premises, premisesKey } from './premises.ts';
import { PremisesOption } from './premises-option.tsx';
import styles from './premises-picker.module.css';
import { searchPremises } from './premises-search.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

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
  const list = useRef<HTMLDivElement>(null);
  const { premises: byKey, selectedKey } = accounts;
  const all = useMemo(() => currentFirst(byKey, selectedKey), [byKey, selectedKey]);
  const found = useMemo(() => searchPremises(all, searched), [all, searched]);
  const rows = useDrawnRows(found.length, list);
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
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={copy.choosePremises}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose(true);
      }}
    >
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
        onMove={(step) => {
          const next = Math.max(0, Math.min(found.length - 1, step(active, found.length)));
          setActive(next);
          rows.reach(next);
        }}
        onPick={() => pick(active)}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={copy.choosePremises}
        className={styles.list}
        onScroll={rows.onScroll}
        // The focus stays in the field, so that typing and the arrow keys go on after a press on the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div style={{ height: rows.spaceBefore }} />
        {found.slice(rows.first, rows.end).map((premises, drawn) => {
          const index = rows.first + drawn;
          const key = premisesKey(premises);
          return (
            <PremisesOption
              key={key}
              id={optionId(index)}
              premises={premises}
              services={findServices(accounts, premises)}
              isInactive={findStatus(accounts, premises) === 'Inactive'}
              typed={searched}
              active={index === active}
              selected={key === selectedKey}
              position={{ index, count: found.length }}
              onPick={() => pick(index)}
              onPoint={() => setActive(index)}
            />
          );
        })}
        <div style={{ height: rows.spaceAfter }} />
      </div>
      <PickerFoot found={found.length} all={all.length} typed={searched} onClear={() => type('')} />
    </div>
  );
}

/** The panel opens with the current premises on top. */
function currentFirst(byKey: ReadonlyMap<string, Premises>, selectedKey: string | null): readonly Premises[] {
  const current = selectedKey === null ? undefined : byKey.get(selectedKey);
  const all = [...byKey.values()];
  return current ? [current, ...all.filter((premises) => premises !== current)] : all;
}

/** How many premises match, as a polite live region; nothing found says so and offers the way back. */
interface PickerFootProps {
  readonly found: number;
  readonly all: number;
  readonly typed: string;
  onClear(): void;
}

function PickerFoot({ found, all, typed, onClear }: PickerFootProps) {
  return (
    <div className={styles.foot}>
      <p role="status">
        {found === 0 ? (
          copy.nothingFound(typed.trim())
        ) : (
          <>
            <strong>{found}</strong> {copy.ofAll(found, all)}
          </>
        )}
      </p>
      {found === 0 ? (
        <TextButton onClick={onClear}>{uiCopy.clearSearch}</TextButton>
      ) : (
        <FeatureLink feature="manage-premises" className="text-link">
          {copy.managePremises}
        </FeatureLink>
      )}
    </div>
  );
}
