/** Light or dark, as the page shows now: a canvas has to be drawn anew when a person or the system changes it. */
import { useSyncExternalStore } from 'react';
import type { ColourScheme } from './heat-colours.ts';

function subscribe(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

const readScheme = (): ColourScheme =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';

export const useColourScheme = (): ColourScheme => useSyncExternalStore(subscribe, readScheme);
