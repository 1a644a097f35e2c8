/** The mode for the shell's components: they draw again when the host turns out to have one of its own. */
import { useSyncExternalStore } from 'react';
import { subscribeToConfig } from './config.ts';
import { currentMode, currentShell, type Mode } from './modes.ts';

export function useMode(): Mode {
  return useSyncExternalStore(subscribeToConfig, currentMode, () => 'web');
}

/** The mode in which the frame is drawn. */
export function useShell(): Mode {
  return useSyncExternalStore(subscribeToConfig, currentShell, () => 'web');
}
