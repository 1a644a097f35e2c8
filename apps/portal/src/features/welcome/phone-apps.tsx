/** The card about the apps; an app that the utility does not have has no button. */
import { buttonClass } from '../../ui/actions/button.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './phone-apps.module.css';

/** Addresses of the apps; null: there is none for that kind of phone. */
export interface AppLinks {
  readonly iphone: string | null;
  readonly android: string | null;
}

const kinds = ['iphone', 'android'] as const;

export const hasApps = (links: AppLinks): boolean => kinds.some((kind) => links[kind] !== null);

export function PhoneApps({ links }: { links: AppLinks }) {
  return (
    <section className={`card ${styles.apps}`} aria-labelledby="apps">
      <div>
        <h2 id="apps">{copy.apps.title}</h2>
        <p className="second above-6">{copy.apps.text}</p>
      </div>
      <div className={`button-row ${styles.actions}`}>
        {kinds.map((kind) => {
          const href = links[kind];
          if (href === null) return null;
          return (
            <OutsideLink key={kind} href={href} className={buttonClass({ kind: 'second', small: true })}>
              <Icon name="mobile" size={20} />
              {copy.apps[kind]}
            </OutsideLink>
          );
        })}
      </div>
    </section>
  );
}
