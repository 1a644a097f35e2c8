/** Checks of an officer before approving. */
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { copy } from './copy.ts';
import styles from './decision-ticks.module.css';
import { type Draft, tickNames, withTick } from './draft.ts';

export function DecisionTicks({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.heading}>{copy.before}</legend>
      {tickNames.map((name) => (
        <Checkbox
          key={name}
          label={copy.ticks[name]}
          checked={draft.ticks.has(name)}
          onChange={(event) => onDraft(withTick(draft, name, event.target.checked))}
        />
      ))}
    </fieldset>
  );
}
