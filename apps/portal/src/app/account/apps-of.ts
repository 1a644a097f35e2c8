/** Where the utility's apps are, for whoever may be told of them. */
import { isComponentShown } from '@portal/domain/availability/switches';
import type { PublicConfig } from '../../lib/config.ts';
import { currentMode } from '../../lib/modes.ts';

const noApps = { iphone: null, android: null };

/** A person inside the app has it, and nothing leads out of a kiosk. */
export function listStoreLinks(config: PublicConfig | null) {
  if (!config || currentMode() !== 'web') return noApps;
  if (!isComponentShown(config.components, 'appPromotion')) return noApps;
  return { iphone: config.links.appForIphone, android: config.links.appForAndroid };
}
