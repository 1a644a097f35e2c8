/**
 * The switches of an installation: services that the utility offers, for all accounts. Set by host in the
 * configuration; the utility's staff may switch each off for all customers (S1 §6).
 */

/** Names of the specifications; 'paymentWaiver' is a second name of 'pink-waiver'. */
export const switchNames = [
  'paynow',
  'paperless',
  'egiro',
  'egiroBanner',
  'egiroPilot',
  'ppmsCustomer',
  'skipButton',
  'giro',
  'u-save',
  'e-letters',
  'pink-waiver',
  'request-refund',
  'payment-arrangement',
  'waterLeakageAppeal',
] as const;
export type SwitchName = (typeof switchNames)[number];
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** Defaults of an installation without settings. */
export const usualSwitches: Switches = {
  paynow: true,
  paperless: true,
  egiro: true,
  egiroBanner: true,
  egiroPilot: false,
  ppmsCustomer: true,
  skipButton: true,
  giro: true,
  'u-save': true,
  'e-letters': true,
  'pink-waiver': true,
  'request-refund': true,
  'payment-arrangement': true,
  waterLeakageAppeal: false,
};

/** Parts of a page that a host may take away or ask for (S1 §6 componentsShouldHide, componentsShouldShow). */
export const componentNames = [
  'retailerAccess',
  'cancelButton',
  'appPromotion',
  'neighbourPanel',
  'chatLauncher',
] as const;
export type ComponentName = (typeof componentNames)[number];

export interface ComponentLists {
  readonly hide: readonly ComponentName[];
  readonly show: readonly ComponentName[];
}

/** Hide wins; a component in neither list keeps its usual state. */
export function isComponentShown(lists: ComponentLists, name: ComponentName, usually = true): boolean {
  return !lists.hide.includes(name) && (usually || lists.show.includes(name));
}

const twoNames: Readonly<Record<string, SwitchName>> = { paymentWaiver: 'pink-waiver' };

/** Every name under which staff or a configuration may know a switch. */
export const findSwitch = (name: string): SwitchName | undefined =>
  switchNames.find((known) => known === name) ?? twoNames[name];

/**
 * Joins switches by name in the order given: a later layer replaces an earlier one; of two names of one switch
 * in one layer, off wins.
 */
export function layered(base: Switches, ...layers: readonly Readonly<Record<string, boolean>>[]): Switches {
  const joined: Record<SwitchName, boolean> = { ...base };
  for (const layer of layers) {
    for (const name of switchNames) {
      const texts = Object.keys(layer).filter((key) => findSwitch(key) === name);
      if (texts.length > 0) joined[name] = texts.every((key) => layer[key]);
    }
  }
  return joined;
}

/** A switch that staff turned off is off, whatever the configuration has; staff can turn nothing on. */
export function withoutSwitchedOff(switches: Switches, toggles: ReadonlyMap<string, boolean>): Switches {
  const off = new Set([...toggles].filter(([, isOn]) => !isOn).map(([name]) => findSwitch(name)));
  return Object.fromEntries(
    switchNames.map((name) => [name, switches[name] && !off.has(name)]),
  ) as unknown as Switches;
}
