/** The data that the registry hands over, and those that it does not. */
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './registry-sends.module.css';

const { title, sent, notSent } = copy.start.sends;

export function RegistrySends() {
  return (
    <section className={styles.sends} aria-labelledby="sends-title">
      <h2 id="sends-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {sent.map((thing) => (
          <li key={thing}>
            <Icon name="check" size={20} />
            <strong>{thing}</strong>
          </li>
        ))}
        <li className="second">
          <Icon name="close" size={20} />
          {notSent}
        </li>
      </ul>
    </section>
  );
}
