import { describe, expect, test } from 'vitest';
import { availabilityOf, isSwitchedOn } from './availability.ts';
import { type FeatureKey, placeNames, places } from './places.ts';
import { isComponentShown, layered, usualSwitches, withoutSwitchedOff } from './switches.ts';

const none: ReadonlySet<FeatureKey> = new Set();

describe('a customer', () => {
  test('is led to nothing that is not built, whatever is switched on', () => {
    for (const name of placeNames.filter((one) => !places[one].isBuilt)) {
      const features = new Set<FeatureKey>(['giro', 'scamWarning', 'refund', 'liveChat', 'eLetter', 'uSave']);
      expect(availabilityOf(name, { switches: usualSwitches, features, isMaster: true })).toBe('gone');
    }
  });

  test('sees what has neither switch nor feature also when the features cannot be had', () => {
    expect(availabilityOf('dashboard', { switches: usualSwitches })).toBe('open');
  });

  test('does not see what is gated by a feature until it is known to be on', () => {
    expect(availabilityOf('live-chat', { switches: usualSwitches })).toBe('not-for-account');
    expect(availabilityOf('live-chat', { switches: usualSwitches, features: none })).toBe('not-for-account');
    expect(availabilityOf('live-chat', { switches: usualSwitches, features: new Set(['liveChat']) })).toBe(
      'open',
    );
  });
});

describe('a switch', () => {
  test('that is off hides its place from everybody', () => {
    expect(isSwitchedOn('paynow', usualSwitches)).toBe(true);
    expect(isSwitchedOn('paynow', { ...usualSwitches, paynow: false })).toBe(false);
  });

  test('set for a host replaces the one set for all', () => {
    expect(layered(usualSwitches, { paynow: false }, { paynow: true }).paynow).toBe(true);
  });

  test('with two names is off if either is', () => {
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

test('of a component that stands in both lists, hide wins', () => {
  expect(isComponentShown({ hide: ['chatLauncher'], show: ['chatLauncher'] }, 'chatLauncher')).toBe(false);
  expect(isComponentShown({ hide: [], show: [] }, 'chatLauncher')).toBe(true);
  expect(isComponentShown({ hide: [], show: [] }, 'appPromotion', false)).toBe(false);
  expect(isComponentShown({ hide: [], show: ['appPromotion'] }, 'appPromotion', false)).toBe(true);
});
