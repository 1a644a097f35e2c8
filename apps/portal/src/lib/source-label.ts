/** Where a request is made, as the wire names it: K kiosk, M mobile, W web. A label that decides nothing. */
import type { Mode } from './modes.ts';
import { useMode } from './use-mode.ts';

export type SourceLabel = 'K' | 'M' | 'W';

const labels: Readonly<Record<Mode, SourceLabel>> = { kiosk: 'K', mobile: 'M', web: 'W' };

export function useSourceLabel(): SourceLabel {
  return labels[useMode()];
}
