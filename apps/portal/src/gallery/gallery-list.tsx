/** Every state with a link, in both themes. */
import { copy } from './copy.ts';
import styles from './gallery.module.css';
import type { GalleryState } from './state.ts';

export function GalleryList({ states }: { readonly states: ReadonlyMap<string, GalleryState> }) {
  return (
    <main className={`wrap ${styles.main}`}>
      <h1>{copy.title}</h1>
      <ul className={styles.list}>
        {[...states].map(([address, { about }]) => (
          <li key={address}>
            <a href={`?state=${address}`}>{address}</a>
            <span>{about}</span>
            <a href={`?state=${address}&theme=dark`} aria-label={copy.inDark(address)}>
              {copy.dark}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
