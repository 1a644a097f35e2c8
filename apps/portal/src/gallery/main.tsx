/** The gallery: a list of every catalogued state, or one of them (?state=…&theme=dark). Never part of a release. */
import '@portal/look/look.css';
import { createRoot } from 'react-dom/client';
import { setServerTime } from '../lib/clock.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { answeringFetch } from './answer-calls.ts';
import { answeringUploads } from './answer-uploads.ts';
import { catalogue } from './catalogue.ts';
import { GalleryList } from './gallery-list.tsx';
import { PICTURED_NOW } from './state.ts';
import { StateFrame } from './state-frame.tsx';

declare global {
  interface Window {
    /** The addresses of all states, for tests that walk through them. */
    __states: readonly string[];
  }
}

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
window.__states = [...catalogue.keys()];

const page = document.getElementById('gallery');
if (!page) throw new Error('gallery.html has no place for the gallery');
const address = asked.get('state') ?? '';
const state = catalogue.get(address);
if (state) {
  window.fetch = answeringFetch(state.answers, state.rest);
  window.XMLHttpRequest = answeringUploads;
  setServerTime(state.now ?? PICTURED_NOW);
  createRoot(page).render(<StateFrame address={address} state={state} client={createQueryClient()} />);
} else {
  createRoot(page).render(<GalleryList states={catalogue} />);
}
