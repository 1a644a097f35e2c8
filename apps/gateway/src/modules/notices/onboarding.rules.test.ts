import { usualSwitches } from '@portal/domain/availability/switches';
import { describe, expect, test } from 'vitest';
import { onboardingSlides } from './onboarding.rules.ts';

describe('the welcome slide', () => {
  test('the welcome slide is about paper bills while paperless is on', () => {
    expect(onboardingSlides(usualSwitches)[0]).toEqual({
      id: 'welcome',
      title: 'Welcome',
      subtitle: 'You will no longer receive paper bills.',
      footerTitle: 'Choose how bills reach you',
      image: 'paperless',
    });
  });

  test('the welcome slide is about PayNow while only that is on', () => {
    const [welcome] = onboardingSlides({ ...usualSwitches, paperless: false });
    expect(welcome?.subtitle).toBe('You can now pay your bills by PayNow QR.');
    expect(welcome?.image).toBe('paynow');
  });

  test('the welcome slide is a plain one when neither is on', () => {
    const [welcome] = onboardingSlides({ ...usualSwitches, paperless: false, paynow: false });
    expect(welcome?.subtitle).toBe('Manage your utilities accounts in one place.');
    expect(welcome?.image).toBe('welcome');
  });
});

test('the slides have their fixed titles, in their fixed order', () => {
  expect(onboardingSlides(usualSwitches).map(({ title }) => title)).toEqual([
    'Welcome',
    'Search your premises',
    'Bills',
    'Services',
    'Choose Giro Payment',
  ]);
});

test('the slide about GIRO is left out while the eGIRO banner is off, and only then', () => {
  const ids = (switches: Partial<typeof usualSwitches>) =>
    onboardingSlides({ ...usualSwitches, ...switches }).map(({ id }) => id);
  expect(ids({ egiroBanner: false })).toEqual(['welcome', 'premises', 'bills', 'services']);
  expect(ids({ egiro: false, giro: false })).toContain('giro');
});
