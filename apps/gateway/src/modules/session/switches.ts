/**
 * The switches of this installation as the portal, the menu and the gateway share them. An area that is not
 * built yet is off, so nothing leads to it.
 */
import type { PublicConfig } from '@portal/contract/rest';

type Switches = PublicConfig['switches'];

/** Names of readings §21.4. */
const defaults: Switches = {
  paynow: false,
  paperless: false,
  egiro: false,
  egiroBanner: false,
  egiroPilot: false,
  ppmsCustomer: false,
  skipButton: false,
  giro: false,
  'u-save': false,
  'e-letters': false,
  'pink-waiver': false,
  'request-refund': false,
  'payment-arrangement': false,
  waterLeakageAppeal: false,
  chatDisplay: 'window',
};

/** What staff switched off for everybody wins; nothing can be switched on that is not built. */
export function switchesOf(toggles: ReadonlyMap<string, boolean>): Switches {
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, toggles.get(key) === false ? false : value]),
  );
}
