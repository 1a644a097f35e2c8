/** A drawn bill with the two numbers lit, and what is never asked for. */
import { markPaths } from '@portal/look/mark';
import { useId } from 'react';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './where-to-find.module.css';

/** No account of anybody: those of the demo world begin with 89. */
const EXAMPLE = '1234567890';

/** @param assurance what is never asked for */
export function WhereToFind({ assurance = copy.bill.assurance }: { assurance?: string }) {
  const titleId = useId();
  return (
    <aside className={styles.aside} aria-labelledby={titleId}>
      <div className={`card ${styles.card}`}>
        <h2 id={titleId} className={styles.title}>
          {copy.bill.title}
        </h2>
        <p className={`small second ${styles.lead}`}>{copy.bill.lead}</p>
        <p className="hidden-visually">{copy.bill.picture}</p>
        <Bill />
      </div>
      <p className={`assurance ${styles.assurance}`}>
        <Icon name="shield" size={20} />
        {assurance}
      </p>
    </aside>
  );
}

const bars = [
  { at: 86, left: 22, width: 92, tone: 'dark' },
  { at: 108, left: 22, width: 73, tone: 'dark' },
  { at: 220, left: 22, width: 120, right: 60, tone: 'pale' },
  { at: 250, left: 22, width: 150, right: 50, tone: 'pale' },
  { at: 280, left: 22, width: 105, right: 55, tone: 'pale' },
] as const;

function Bill() {
  return (
    <svg className={styles.bill} viewBox="0 0 372 368" aria-hidden="true" focusable="false">
      <path className={styles.paper} d="M16 368V24a10 10 0 0 1 10-10H350a10 10 0 0 1 10 10V368" />
      <g transform="translate(38 36) scale(1.1)" className={styles.mark} strokeWidth="3.2">
        <path d={markPaths.outer} />
        <path d={markPaths.middle} />
        <path strokeWidth="3.6" d={markPaths.door} />
      </g>
      {bars.map(({ at, left, width, tone, ...row }) => (
        <g key={at} className={tone === 'dark' ? styles.dark : styles.pale}>
          <rect x={20 + left} y={at + 14} width={width} height="11" rx="3" />
          {'right' in row && <rect x={334 - row.right} y={at + 14} width={row.right} height="11" rx="3" />}
        </g>
      ))}
      <path className={styles.rule} d="M42 210H334M42 330H334" />
      <g className={styles.dark}>
        <rect x="42" y="350" width="76" height="14" rx="3" />
        <rect x="256" y="350" width="78" height="14" rx="3" />
      </g>
      <rect className={styles.lit} x="178" y="32" width="166" height="74" rx="10" />
      <text className={styles.name} x="194" y="60">
        {copy.bill.accountNo}
      </text>
      <text className={styles.number} x="194" y="89">
        {EXAMPLE}
      </text>
      <rect className={styles.lit} x="36" y="138" width="117" height="38" rx="8" />
      <text className={styles.postal} x="50" y="163">
        {copy.bill.examplePostal}
      </text>
    </svg>
  );
}
