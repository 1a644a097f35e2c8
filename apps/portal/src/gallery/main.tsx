/**
 * The gallery: a list of every catalogued state, or one of them (?state=…&theme=dark); tests show one after the
 * other without loading the page anew. Never part of a release.
 */
import '@portal/look/look.css';
import { createRoot, type Root } from 'react-dom/client';
import { createQueryClient } from '../lib/api/query-client.ts';
import { setServerTime } from '../lib/clock.ts';
import { setSession } from '../lib/session/session.ts';
import { forgetEverything } from '../lib/storage.ts';
import { answeringFetch } from './answer-calls.ts';
import { answeringUploads } from './answer-uploads.ts';
import { catalogue } from './catalogue.ts';
import { copy } from './copy.ts';
import styles from './gallery.module.css';
import { pause } from './interactions.ts';
import { type GalleryState, PICTURED_NOW } from './state.ts';
import { StateFrame } from './state-frame.tsx';

declare global {
  interface Window {
    /** The addresses of all states, for tests that walk through them. */
    __states: readonly string[];
    /** Draws another state in place of the one that stands. */
    __show(address: string): Promise<void>;
  }
}

const parameters = new URLSearchParams(location.search);
const theme = parameters.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
window.__states = [...catalogue.keys()];

const page = document.getElementById('gallery') ?? document.body;
let root: Root | null = null;

async function show(address: string): Promise<void> {
  root?.unmount();
  // Clean-up of the old state, such as hiding the page behind its dialog, comes after this turn.
  await pause(0);
  // A premises chosen in another state must not be the one of this state.
  setSession(null);
  forgetEverything();
  root = createRoot(page);
  const state = catalogue.get(address);
  if (!state) {
    root.render(<GalleryList states={catalogue} />);
    return;
  }
  window.fetch = answeringFetch(state.answers, state.rest);
  window.XMLHttpRequest = answeringUploads;
  setServerTime(state.now ?? PICTURED_NOW);
  root.render(<StateFrame address={address} state={state} client={createQueryClient()} />);
}

/** Code that the portal loads at a press: a state of the gallery is whole once it stands. */
const loadDialogs = () =>
  Promise.all([import('../ui/dialogs/dialog.tsx'), import('../features/payments/dialogs.ts')]);

window.__show = show;
void loadDialogs().then(() => show(parameters.get('state') ?? ''));

/** Every state with a link, in both themes. */
function GalleryList({ states }: { readonly states: ReadonlyMap<string, GalleryState> }) {
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
