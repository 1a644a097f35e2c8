/**
 * The menus as data (S1 §2): what they are made of, and what of it shows to whoever looks. One list for the
 * header, the phone's drawer and the kiosk's sidebar; draws nothing.
 */
import { type FeatureName, features } from '@portal/domain/availability/features';
import type { AvailabilityOfFeature } from '../../../lib/availability.ts';
import type { PublicConfig } from '../../../lib/config.ts';
import { copy } from '../copy.ts';

type Links = PublicConfig['links'];
type LinkName = 'rescheduleAppointment' | 'openAccount' | 'closeAccount';

interface FeatureItem {
  readonly label: string;
  readonly feature: FeatureName;
  readonly search?: Readonly<Record<string, string>>;
  /** First parts of the paths that belong to it. */
  readonly paths: readonly string[];
  /** Shows in the place of an item of this feature, where that is not open. */
  readonly insteadOf?: FeatureName;
}

export type MenuItem = FeatureItem | { readonly label: string; readonly link: LinkName };

interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** An entry that opens groups of items instead of leading somewhere. */
export interface MenuBranch {
  readonly label: string;
  /** The page that lists the same. */
  readonly feature: FeatureName;
  readonly groups: readonly MenuGroup[];
  readonly paths: readonly string[];
}

const { items, services, groups } = copy;
const at = (label: string, feature: FeatureName, ...others: readonly string[]): FeatureItem => ({
  label,
  feature,
  paths: [features[feature].path ?? '', ...others],
});
const out = (label: string, link: LinkName): MenuItem => ({ label, link });

export const servicesMenu: MenuBranch = {
  label: items.services,
  feature: 'services',
  paths: ['/services', '/plans', '/consent-management', '/water-leakage-appeal', '/e-giro'],
  groups: [
    {
      label: groups.plans,
      items: [at(services.wholesale, 'wholesale'), at(services.switchback, 'switchback')],
    },
    {
      label: groups.payment,
      items: [
        at(services.refund, 'request-refund'),
        at(services.arrangement, 'payment-arrangement'),
        at(services.waiver, 'pink-waiver'),
        at(services.giro, 'giro'),
        at(services.uSave, 'u-save'),
      ],
    },
    {
      label: groups.account,
      items: [
        out(services.reschedule, 'rescheduleAppointment'),
        out(services.openAccount, 'openAccount'),
        out(services.closeAccount, 'closeAccount'),
        at(services.consent, 'consent-management'),
        at(services.leakageAppeal, 'water-leakage-appeal'),
        at(services.letters, 'letters'),
      ],
    },
  ],
};

export const mainMenu: readonly (MenuItem | MenuBranch)[] = [
  at(items.home, 'dashboard', '/usage'),
  at(items.meterReadings, 'meter-readings'),
  { ...at(items.meterReadings, 'meter-history'), insteadOf: 'meter-readings' },
  at(items.bills, 'bills', '/paynow', '/bill-insights'),
  servicesMenu,
  {
    ...at(items.conservationTips, 'conservation-tips', '/home-energy-audit'),
    search: { tabId: 'results-tips.air-conditioner' },
  },
  at(items.subAccounts, 'sub-accounts'),
  at(items.help, 'help'),
];

export type ShownItem = FeatureItem | { readonly label: string; readonly href: string };

export interface ShownBranch extends Omit<MenuBranch, 'groups'> {
  readonly groups: readonly { readonly label: string; readonly items: readonly ShownItem[] }[];
}

export type ShownMenu = readonly (ShownItem | ShownBranch)[];

type ShownGroups = ShownBranch['groups'];

/** Visible groups of a branch, each with its open features and the links that the utility has. */
export function shownGroups(
  { groups }: MenuBranch,
  availability: AvailabilityOfFeature,
  links: Links | null,
): ShownGroups {
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.flatMap((item) => shownItem(item, availability, links)),
    }))
    .filter((group) => group.items.length > 0);
}

function shownItem(
  item: MenuItem,
  availability: AvailabilityOfFeature,
  links: Links | null,
): readonly ShownItem[] {
  if ('feature' in item) {
    const isTaken = item.insteadOf !== undefined && availability(item.insteadOf) === 'open';
    return availability(item.feature) === 'open' && !isTaken ? [item] : [];
  }
  const href = links?.[item.link] ?? null;
  return href === null ? [] : [{ label: item.label, href }];
}

/**
 * Visible part of the menu: open features, links that the utility has, groups with an item.
 * @param links null where nothing leads outside, or as long as that is not known
 */
export function shownMenu(availability: AvailabilityOfFeature, links: Links | null): ShownMenu {
  return mainMenu.flatMap((entry): ShownMenu => {
    if (!('groups' in entry)) return shownItem(entry, availability, links);
    // A home of somebody else has no services: not those of other addresses either.
    if (availability(entry.feature) === 'not-for-account') return [];
    const groups = shownGroups(entry, availability, links);
    return groups.length > 0 ? [{ ...entry, groups }] : [];
  });
}

/** Whether the page belongs to the entry: '/bills/8934521670' to Bills, '/billsy' to none. */
export function isCurrent(entry: object & { paths?: readonly string[] }, pathname: string): boolean {
  return (entry.paths ?? []).some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

export function hasOutsideItem({ groups: shown }: ShownBranch): boolean {
  return shown.some((group) => group.items.some((item) => 'href' in item));
}
