/**
 * Modules that are downloaded together. Divided as finely as it can be, a page is a hundred files, and each costs a slow phone
 * more than its bytes: shared modules therefore stand in the chunk of their area, and a page is four chunks with their
 * styles. A module belongs to the first group that takes it; what one page alone needs stays with that page.
 */
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const source = (path: string): RegExp => new RegExp(`/apps/portal/src/(?:${path})`);

/** Most wanted first. Taken with all it imports at once, but for what is in a group before. */
const groups: readonly Group[] = [
  // Public pages have nothing else.
  { name: 'start', tags: ['$initial'] },
  // On public pages as well, which must not carry what is behind the sign-in for it.
  { name: 'egiro-banks', test: /\/packages\/domain\/src\/giro\/giro-banks/ },
  { name: 'arcade', test: source('ui/surfaces/arcade') },
  { name: 'fields', test: source('ui/fields/(?!search-input|choice-select)'), minShareCount: 2 },
  {
    name: 'dialogs',
    test: /\/apps\/portal\/src\/ui\/dialogs\/(?:dialog|sheet)\b|\/node_modules\/(?:react-aria|react-stately|@internationalized|@react-types)/,
    minShareCount: 2,
  },
  // The frame behind the sign-in, and what pages build on.
  {
    name: 'signed-in',
    test: /\/apps\/portal\/src\/(?:app\/pages\/signed-in\.|app\/shell\/signed-in-header\.|app\/account\/billed\.|features\/giro\/eligibility\.query|features\/bills\/(?:use-outstanding|outstanding\.query|history\/(?:payment\.|part-of|owed\/payables|queries\/service-history))|features\/session\/index\.|insights\/|lib\/(?!api\/(?:upload|pdf-))|ui\/(?!text\/rich-text|fields\/(?!search-input)|navigation\/(?:step-bar|page-tabs|pag(?:er|ing)\.)))|\/packages\/(?:domain|contract|look)\/(?!src\/(?:kiosk|values|sub-accounts|refunds\/treasury|insights\/heat-map|giro\/(?:giro-(?:deduction|request|actions)|parked)|preferences\/(?!address-texts)))/,
  },
  // Pages with a longer list, or with steps.
  {
    name: 'lists',
    test: source(
      'ui/(?:fields/choice-select|navigation/pag(?:er|ing)\\.)|requests/step-line|wizard/(?:summary-panel|use-leave-warning)',
    ),
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(?:react-hook-form|@hookform|@standard-schema|zod)\/|\/packages\/contract\/src\/values\b|\/apps\/portal\/src\/forms\//,
  },
  {
    name: 'account-details',
    test: /\/apps\/portal\/src\/features\/account-details\/|\/packages\/domain\/src\/preferences\/(?!address-texts)/,
    minShareCount: 2,
  },
  { name: 'linking', test: source('features/linking/|app/linking/link-'), minShareCount: 2 },
  {
    name: 'giro',
    test: /\/apps\/portal\/src\/(?:features\/giro\/(?!egiro\/(?:about|month)|eligibility)|app\/account\/giro-premises)|\/packages\/domain\/src\/giro\/giro-(?:deduction|request|actions)/,
    minShareCount: 2,
  },
  { name: 'staff', test: source('features/staff/'), minShareCount: 2 },
  {
    name: 'money',
    test: source(
      'features/(?:bills|contact-details|notification-banner|notices/(?:first-login/rects|use-swipe))|u-save/(?:copy|u-save-pill)|app/(?:account/(?:billed|egiro-offer|pay-accounts)|paying/paynow-notice|paying/paynow-frame)\\.',
    ),
    minShareCount: 2,
  },
  { name: 'paying', test: source('features/payments/(?!how-)|app/paying/paying-dialog') },
  // The usage page is reached from the dashboard, whose card has most of it.
  {
    name: 'home',
    test: source(
      'features/usage/(?!usage\\.page|heat-map/|forecast/|download/(?:download-list|chart-picture)|parts/(?:view-controls|side-by-side|as-billed|glance-place|usage-table))|app/dashboard\\.route|features/dashboard/|charts/use-element-size',
    ),
  },
  // The drawings of the dashboard, which come after its first screen.
  {
    name: 'drawings',
    test: source(
      'charts/(?:usage-(?:chart|marks)|chart-label)|features/notices/promotions/promotion(?:s-carousel|-controls)',
    ),
  },
  // The map and its picture on the usage page, both loaded when they first show.
  {
    name: 'heat-map',
    test: /\/apps\/portal\/src\/(?:features\/usage\/heat-map\/|charts\/heat\/)|\/packages\/domain\/src\/insights\/heat-map/,
  },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};
