/**
 * Every feature of the portal that a menu item, card, banner or slide may lead to, with the switches that it needs.
 * The menu, the routes and the gateway read this one table; a feature that is not built yet has no route.
 */
import type { SwitchName } from './switches.ts';

/** Features of single accounts, answered by features:list (S1 §6). */
export const featureKeys = ['giro', 'scamWarning', 'refund', 'liveChat', 'eLetter', 'uSave'] as const;
export type FeatureKey = (typeof featureKeys)[number];

export interface Feature {
  /** The page; null for a feature without a page of its own. */
  readonly path: string | null;
  /** false: the area comes later; there is no route and nothing leads here. */
  readonly isBuilt: boolean;
  /** All of these must be on in the configuration. */
  readonly switches?: readonly SwitchName[];
  /** One of the selected accounts must have it. */
  readonly accountFeature?: FeatureKey;
  /** Only users of a master account are led here. */
  readonly isForMasters?: boolean;
  /** Also for a home that somebody else lets the person see: it changes nothing, or is about the person alone. */
  readonly isForViewers?: boolean;
}

const table = {
  dashboard: { path: '/dashboard', isBuilt: true, isForViewers: true },
  help: { path: '/help', isBuilt: true, isForViewers: true },
  'contact-details': { path: '/consent-contact-detail', isBuilt: true, isForViewers: true },
  'link-account': { path: '/link-account', isBuilt: true, isForViewers: true },
  'link-company': { path: '/link-account/company', isBuilt: true, isForViewers: true },
  'internal-queues': { path: '/internal/queues', isBuilt: true, isForViewers: true },
  'live-chat': { path: null, isBuilt: true, accountFeature: 'liveChat' },
  'scam-advisory': { path: null, isBuilt: true, accountFeature: 'scamWarning', isForViewers: true },
  'meter-readings': { path: '/meter-readings', isBuilt: true },
  'meter-history': { path: '/meter-readings/history', isBuilt: true, isForViewers: true },
  usage: { path: '/usage', isBuilt: true, isForViewers: true },
  'heat-map': { path: '/usage/heat-map', isBuilt: true, isForViewers: true },
  bills: { path: '/bills', isBuilt: true, isForViewers: true },
  paynow: { path: '/paynow', isBuilt: true, switches: ['paynow'] },
  'paynow-how-it-works': {
    path: '/paynow/how-it-works',
    isBuilt: true,
    switches: ['paynow'],
    isForViewers: true,
  },
  'bill-insights': { path: '/bill-insights', isBuilt: true, isForViewers: true },
  services: { path: '/services', isBuilt: true },
  wholesale: { path: '/plans/wholesale', isBuilt: false },
  switchback: { path: '/plans/switchback', isBuilt: false },
  'request-refund': {
    path: '/services/request-refund',
    isBuilt: true,
    switches: ['request-refund'],
    accountFeature: 'refund',
  },
  'payment-arrangement': {
    path: '/services/payment-arrangement',
    isBuilt: true,
    switches: ['payment-arrangement'],
  },
  'pink-waiver': { path: '/services/pink-waiver', isBuilt: true, switches: ['pink-waiver'] },
  giro: { path: '/services/giro', isBuilt: true, switches: ['giro'], accountFeature: 'giro' },
  'egiro-pilot': {
    path: '/services/egiro-pilot',
    isBuilt: true,
    switches: ['giro', 'egiroPilot'],
    accountFeature: 'giro',
  },
  'u-save': { path: '/services/u-save', isBuilt: true, switches: ['u-save'], accountFeature: 'uSave' },
  'consent-management': { path: '/consent-management/retailer', isBuilt: false },
  'water-leakage-appeal': {
    path: '/water-leakage-appeal',
    isBuilt: false,
    switches: ['waterLeakageAppeal'],
  },
  letters: {
    path: '/services/e-letters',
    isBuilt: true,
    switches: ['e-letters'],
    accountFeature: 'eLetter',
  },
  'conservation-tips': { path: '/home-energy-audit/tips', isBuilt: true, isForViewers: true },
  'sub-accounts': { path: '/sub-accounts', isBuilt: true, isForMasters: true, isForViewers: true },
  'manage-premises': { path: '/manage-premises', isBuilt: true, isForViewers: true },
  'people-with-access': { path: '/manage-premises/access', isBuilt: true },
  activity: { path: '/activity', isBuilt: true, isForViewers: true },
  'account-details': { path: '/account-details', isBuilt: true },
  'edit-account': { path: '/edit-account', isBuilt: true },
  'egiro-about': { path: '/e-giro', isBuilt: true, switches: ['egiro'] },
  'egiro-news': { path: '/e-giro', isBuilt: true, switches: ['egiro'], accountFeature: 'giro' },
  /** The banner on the dashboard, which has a switch of its own beside eGIRO's. */
  'egiro-banner': { path: '/e-giro', isBuilt: true, switches: ['egiro', 'egiroBanner'] },
  'forgot-email': { path: '/forgot-email', isBuilt: false, isForViewers: true },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof table;
export const features: Readonly<Record<FeatureName, Feature>> = table;
export const featureNames = Object.keys(table) as readonly FeatureName[];

/** Features of an account that a person hears of who was invited to see its home. */
export const viewerFeatureKeys: ReadonlySet<FeatureKey> = new Set(
  featureNames.flatMap((name) => {
    const { isForViewers = false, accountFeature } = features[name];
    return isForViewers && accountFeature ? [accountFeature] : [];
  }),
);
