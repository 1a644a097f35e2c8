/**
 * Data of a flow so far, read only: beside the step in ink; where that is too narrow, a bar that folds. A row may lead
 * back to the step that it comes from.
 */
import { useId, useState } from 'react';
import { IconButton, TextButton } from '../ui/actions/button.tsx';
import { Icon } from '../ui/surfaces/icons.tsx';
import { unbroken } from '../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './summary-panel.module.css';

interface SummaryRow {
  readonly label: string;
  readonly value: string | null;
  /** Leads to the step of this row, and from there straight back (`StepMoves.onChange`). */
  onChange?(): void;
}

interface SummaryPanelProps {
  /** 'Your application' */
  readonly title: string;
  /** Largest, below the title. */
  readonly heading: string;
  readonly rows: readonly SummaryRow[];
  /** The bar begins as its one line. */
  readonly isFoldedAtFirst?: boolean;
}

export function SummaryPanel({ title, heading, rows, isFoldedAtFirst = false }: SummaryPanelProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  return (
    <section className={`statement ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.heading}>{unbroken(heading)}</p>
        </div>
        <IconButton
          className={styles.fold}
          label={isFolded ? copy.show(title) : copy.hide(title)}
          aria-expanded={!isFolded}
          aria-controls={`${id}-rows`}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} />
        </IconButton>
      </div>
      <dl id={`${id}-rows`} className={styles.rows} data-folded={isFolded || undefined}>
        {rows.map(({ label, value, onChange }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {unbroken(value || copy.none)}
              {onChange && (
                <TextButton className={styles.change} aria-label={copy.changeOf(label)} onClick={onChange}>
                  {copy.change}
                </TextButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
