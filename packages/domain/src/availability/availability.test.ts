import { describe, expect, test } from 'vitest';
import { getAvailability, isSwitchedOn } from './availability.ts';
import { type FeatureKey, featureNames, features } from './features.ts';
import { isComponentShown, layered, usualSwitches, withoutSwitchedOff } from './switches.ts';

const none: ReadonlySet<FeatureKey> = new Set();

describe('a customer', () => {
  test('is never led to a page that is not built, whatever is switched on', () => {
    for (const name of featureNames.filter((one) => !features[one].isBuilt)) {
      const features = new Set<FeatureKey>(['giro', 'scamWarning', 'refund', 'liveChat', 'eLetter', 'uSave']);
      expect(getAvailability(name, { switches: usualSwitches, features, isMaster: true })).toBe('gone');
    }
  });

  test('sees the features that need none of the account when those are unavailable', () => {
    expect(getAvailability('dashboard', { switches: usualSwitches })).toBe('open');
  });

  test('does not see a feature of the account until it is known to be on', () => {
    expect(getAvailability('live-chat', { switches: usualSwitches })).toBe('not-for-account');
    expect(getAvailability('live-chat', { switches: usualSwitches, features: none })).toBe('not-for-account');
    expect(getAvailability('live-chat', { switches: usualSwitches, features: new Set(['liveChat']) })).toBe(
      'open',
    );
  });
});

describe('a person who may look at a home of somebody else', () => {
  const circumstances = {
    switches: usualSwitches,
    features: new Set<FeatureKey>(['giro', 'refund', 'liveChat', 'eLetter', 'uSave']),
    isViewer: true,
  };

  test.each(['dashboard', 'bills', 'usage', 'meter-history', 'help', 'activity'] as const)(
    'is led to %s',
    (name) => {
      expect(getAvailability(name, circumstances)).toBe('open');
    },
  );

  test.each([
    'paynow',
    'meter-readings',
    'services',
    'giro',
    'request-refund',
    'letters',
    'u-save',
    'live-chat',
    'people-with-access',
  ] as const)('is not led to %s', (name) => {
    expect(getAvailability(name, circumstances)).toBe('not-for-account');
  });
});

describe('the holder of a master account who looks at a home of somebody else', () => {
  test('keeps the sub-accounts, which are of no premises', () => {
    const circumstances = { switches: usualSwitches, isMaster: true, isViewer: true };
    expect(getAvailability('sub-accounts', circumstances)).toBe('open');
    expect(getAvailability('sub-accounts', { ...circumstances, isMaster: false })).toBe('not-for-account');
  });
});

describe('a switch', () => {
  test('hides what it switches from every customer while it is off', () => {
    expect(isSwitchedOn('paynow', usualSwitches)).toBe(true);
    expect(isSwitchedOn('paynow', { ...usualSwitches, paynow: false })).toBe(false);
  });

  test('takes its value for the host before its value for all hosts', () => {
    expect(layered(usualSwitches, { paynow: false }, { paynow: true }).paynow).toBe(true);
  });

  test('is off if either of its two names is off', () => {
    expect(layered(usualSwitches, { 'pink-waiver': true, paymentWaiver: false })['pink-waiver']).toBe(false);
    expect(layered(usualSwitches, { paymentWaiver: false })['pink-waiver']).toBe(false);
  });

  test('can be switched off by staff under either name, and never on', () => {
    const off = new Map([
      ['paymentWaiver', false],
      ['egiroPilot', true],
    ]);
    const switches = withoutSwitchedOff(usualSwitches, off);
    expect(switches['pink-waiver']).toBe(false);
    expect(switches.egiroPilot).toBe(false);
  });
});

test('hides a component that stands in both lists', () => {
  expect(isComponentShown({ hide: ['chatLauncher'], show: ['chatLauncher'] }, 'chatLauncher')).toBe(false);
  expect(isComponentShown({ hide: [], show: [] }, 'chatLauncher')).toBe(true);
  expect(isComponentShown({ hide: [], show: [] }, 'appPromotion', false)).toBe(false);
  expect(isComponentShown({ hide: [], show: ['appPromotion'] }, 'appPromotion', false)).toBe(true);
});

test('a switch that no layer names keeps its value', () => {
  expect(layered({ ...usualSwitches, paynow: false }, {}, { giro: true }).paynow).toBe(false);
});
