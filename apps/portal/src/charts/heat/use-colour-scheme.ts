/** Light or dark, as the page shows now: a canvas has to be drawn anew when a person or the system changes it. */
import { useSyncExternalStore } from 'react';
import type { ColourScheme } from './heat-colours.ts';

const system = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const preference = system();
  preference.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    preference.removeEventListener('change', onChange);
  };
}

/** As tokens.css decides; the computed style would tell too, but has the whole page styled while it is being drawn. */
function readScheme(): ColourScheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && system().matches) ? 'dark' : 'light';
}

export const useColourScheme = (): ColourScheme => useSyncExternalStore(subscribe, readScheme);
