/** Fields of a new mailing address: the street is looked up and locked; of several one is chosen; where that fails, it is typed. */
import { padUnit } from '@portal/domain/preferences/mailing-address';
import { DigitsField } from '../../forms/digits-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import type { Draft, EditField, EditProblems, Lookup } from './edit.rules.ts';
import styles from './edit-account.module.css';

interface AddressFieldsProps {
  readonly ids: Readonly<Record<EditField, string>>;
  readonly draft: Draft;
  readonly lookup: Lookup;
  /** Of the fields that may show theirs by now. */
  readonly problems: EditProblems;
  onChange(change: Partial<Draft>): void;
  /** A field was left: it may show its problem from now on. */
  onLeave(field: EditField): void;
}

const words = copy.form;

export function AddressFields({ ids, draft, lookup, problems, onChange, onLeave }: AddressFieldsProps) {
  const isOpen = lookup.status === 'failed';
  const leaveUnit = (field: 'floor' | 'unit') => {
    onChange({ [field]: padUnit(draft[field]) });
    onLeave(field);
  };
  return (
    <div className={styles.fields}>
      <div className={styles.postal}>
        <DigitsField
          id={ids.postalCode}
          label={words.postalCode}
          error={problems.postalCode}
          autoComplete="off"
          value={draft.postalCode}
          end={lookup.street && <Icon name="check" size={20} />}
          onChange={({ target }) => onChange({ postalCode: target.value })}
          onBlur={() => onLeave('postalCode')}
        />
        <p className={styles.lookup} role="status">
          {describeLookup(lookup)}
        </p>
      </div>
      <TextField
        id={ids.block}
        label={words.block}
        error={problems.block}
        autoComplete="off"
        value={draft.block}
        onChange={({ target }) => onChange({ block: target.value })}
        onBlur={() => onLeave('block')}
      />
      <TextField
        id={ids.floor}
        label={words.floor}
        error={problems.floor}
        autoComplete="off"
        value={draft.floor}
        onChange={({ target }) => onChange({ floor: target.value })}
        onBlur={() => leaveUnit('floor')}
      />
      <TextField
        id={ids.unit}
        label={words.unit}
        error={problems.unit}
        autoComplete="off"
        value={draft.unit}
        onChange={({ target }) => onChange({ unit: target.value })}
        onBlur={() => leaveUnit('unit')}
      />
      <div className={styles.street}>
        {lookup.streets.length > 0 ? (
          <SelectField
            id={ids.street}
            label={words.street}
            error={problems.street}
            chosen={lookup.streets.find((each) => each === draft.street) ?? null}
            choices={lookup.streets.map((each) => ({ key: each, name: each }))}
            placeholder={words.choose}
            onChoose={(street) => onChange({ street: street ?? '' })}
          />
        ) : (
          <TextField
            id={ids.street}
            label={words.street}
            hint={isOpen ? undefined : words.streetHint}
            error={problems.street}
            autoComplete="off"
            value={isOpen ? draft.street : lookup.street}
            readOnly={!isOpen}
            end={isOpen ? undefined : <Icon name="lock" size={20} />}
            onChange={({ target }) => onChange({ street: target.value })}
            onBlur={() => onLeave('street')}
          />
        )}
      </div>
    </div>
  );
}

function describeLookup({ status, street, streets }: Lookup): string {
  if (status === 'asking') return words.looking;
  if (status !== 'found') return '';
  if (streets.length > 0) return words.severalStreets;
  return street === '' ? words.needsBlock : words.found(street);
}
