/** The public configuration for components: they draw again when it is here. */
import { useSyncExternalStore } from 'react';
import { currentConfig, type PublicConfig, subscribeToConfig } from './config.ts';

/** null until it is here, and in prerendered pages. */
export function useConfig(): PublicConfig | null {
  return useSyncExternalStore(subscribeToConfig, currentConfig, () => null);
}
