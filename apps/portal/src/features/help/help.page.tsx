/** /help: a placeholder that still helps. Only what exists is listed. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { copy } from './copy.ts';
import styles from './help.module.css';

export function HelpPage({ helpline }: { helpline: string }) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      </div>
      <ul className={`card ${styles.ways}`} aria-label={copy.ways}>
        <li>
          <a href={telephoneLink(helpline)} className={styles.way}>
            <Way icon="phone" name={copy.helpline(helpline)}>
              {copy.helplineFor}
            </Way>
          </a>
        </li>
        <li>
          <Link to="/tnc" className={styles.way}>
            <Way icon="file" name={copy.terms}>
              {copy.termsFor}
            </Way>
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className="small second">{children}</span>
      </span>
      <Icon name="chevronRight" size={20} />
    </>
  );
}
