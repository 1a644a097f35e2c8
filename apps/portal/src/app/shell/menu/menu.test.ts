import { featureNames } from '@portal/domain/availability/features';
import { describe, expect, it } from 'vitest';
import type { AvailabilityOfFeature } from '../../../lib/availability.ts';
import { isCurrent, mainMenu, type ShownMenu, servicesMenu, shownMenu } from './menu.ts';

const links = {
  contactUs: null,
  rescheduleAppointment: 'https://utility.example/reschedule',
  openAccount: 'https://utility.example/open',
  closeAccount: 'https://utility.example/close',
  appForIphone: null,
  appForAndroid: null,
};
const noLinks = { ...links, rescheduleAppointment: null, openAccount: null, closeAccount: null };
const everything: AvailabilityOfFeature = () => 'open';
const only =
  (...open: readonly string[]): AvailabilityOfFeature =>
  (feature) =>
    open.includes(feature) ? 'open' : 'gone';
const labels = (menu: readonly { label: string }[]) => menu.map(({ label }) => label);
const getGroups = (menu: ShownMenu) => menu.flatMap((entry) => ('groups' in entry ? entry.groups : []));

describe('the main menu', () => {
  it('has, where everything is open, what the specification lists, in its order', () => {
    expect(labels(shownMenu(everything, links))).toEqual([
      'Home',
      'Meter Readings',
      'Bills',
      'Services',
      'Conservation Tips',
      'Sub Accounts',
      'Help',
    ]);
  });

  it('lists the services in three groups', () => {
    expect(
      getGroups(shownMenu(everything, links)).map(({ label, items }) => [label, ...labels(items)]),
    ).toEqual([
      ['Plans', 'Wholesale', 'Switchback'],
      [
        'Payment Related',
        'Request for Refund',
        'Request for Payment Arrangement',
        'Pink Notice/Late Payment Charge Waiver',
        'GIRO',
        'U-Save',
      ],
      [
        'Utilities Account',
        'Reschedule Residential Appointment',
        'Open Account',
        'Close Account',
        'Consent Management',
        'Water Leakage Appeal',
        'Letters',
      ],
    ]);
  });

  it('leads to the tips of the air conditioner', () => {
    const tips = mainMenu.find(({ label }) => label === 'Conservation Tips');
    expect(tips).toMatchObject({
      feature: 'conservation-tips',
      search: { tabId: 'results-tips.air-conditioner' },
    });
  });

  it('has no item for what is not open, and no column without an item', () => {
    expect(labels(shownMenu(only('dashboard', 'help'), noLinks))).toEqual(['Home', 'Help']);
    const menu = shownMenu(only('dashboard', 'giro'), noLinks);
    expect(labels(menu)).toEqual(['Home', 'Services']);
    expect(getGroups(menu)).toEqual([
      { label: 'Payment Related', items: [expect.objectContaining({ feature: 'giro' })] },
    ]);
  });

  it('has meter readings that can be looked at, and no services, for a home of somebody else', () => {
    const ofViewer: AvailabilityOfFeature = (feature) =>
      feature === 'services' || feature === 'meter-readings' ? 'not-for-account' : 'open';
    const menu = shownMenu(ofViewer, { ...noLinks, openAccount: links.openAccount });
    expect(labels(menu)).not.toContain('Services');
    expect(menu.filter(({ label }) => label === 'Meter Readings')).toMatchObject([
      { feature: 'meter-history' },
    ]);
  });

  it('has Services for a link outside alone, and none of them before the configuration is here', () => {
    expect(labels(shownMenu(only('help'), { ...noLinks, openAccount: links.openAccount }))).toEqual([
      'Services',
      'Help',
    ]);
    expect(labels(shownMenu(only('help'), null))).toEqual(['Help']);
  });

  it('names only features that there are', () => {
    const items = [...mainMenu, ...servicesMenu.groups.flatMap((group) => group.items)];
    for (const item of items) if ('feature' in item) expect(featureNames).toContain(item.feature);
  });
});

describe('the current entry', () => {
  const named = (label: string) => mainMenu.find((entry) => entry.label === label) ?? servicesMenu;

  it.each([
    ['Home', '/dashboard'],
    ['Home', '/usage'],
    ['Bills', '/bills/8934521670-2026-11'],
    ['Bills', '/paynow/how-it-works'],
    ['Services', '/plans/wholesale'],
    ['Services', '/services'],
    ['Conservation Tips', '/home-energy-audit/tips'],
  ])('is %s on %s', (label, path) => {
    expect(isCurrent(named(label), path)).toBe(true);
    expect(mainMenu.filter((entry) => isCurrent(entry, path))).toHaveLength(1);
  });

  it('is none on a page that only begins like one', () => {
    expect(isCurrent(named('Bills'), '/billsy')).toBe(false);
    expect(isCurrent(named('Home'), '/')).toBe(false);
  });
});
