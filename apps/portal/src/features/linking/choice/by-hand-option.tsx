/** The slow way, in white, with what it needs. */

import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './by-hand-option.module.css';

const words = copy.start.byHand;

export function ByHandOption() {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="by-hand-title">
      <p className="overline">{words.overline}</p>
      <h2 id="by-hand-title" className={styles.title}>
        {words.title}
      </h2>
      <ul className={styles.needs}>
        {words.needs.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
      <p className={`small second ${styles.note}`}>{words.note}</p>
      <LinkButton to={'/link-account/company/manual' as string} search kind="second" wide>
        {words.act}
      </LinkButton>
    </section>
  );
}
