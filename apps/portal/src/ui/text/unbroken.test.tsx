import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

afterEach(cleanup);

function wholeIn(text: string): string[] {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.unbroken')].map((part) => part.textContent);
}

describe('a sentence', () => {
  it.each([
    [
      'Last payment S$126.80 by PayNow on 28 Oct 2026. Your next bill comes around 18 Dec.',
      ['28 Oct 2026', '18 Dec'],
    ],
    ['6.55 kWh by 3 PM, 3% under a usual Friday.', ['6.55 kWh', '3 PM']],
    ['1,480.5 kWh and 14.6 Cu M between 6:30 AM and 12 PM', ['1,480.5 kWh', '14.6 Cu M', '6:30 AM', '12 PM']],
    ['21 Cairnhill Rise #14-06 The Cairnhill Crest', ['#14-06']],
    ['Call 1800-2222-333 or +65 6222 2333.', ['1800-2222-333', '+65 6222 2333']],
    ['Quote RF-2611-0183.', ['RF-2611-0183']],
    ['We send you an e-mail within 2 days.', ['e-mail', '2 days']],
  ])('keeps together in %j what must not break', (text, whole) => {
    expect(wholeIn(text)).toEqual(whole);
  });

  it('a sentence without anything of the kind is left as it is', () => {
    expect(wholeIn('Nothing to pay.')).toEqual([]);
    expect(unbroken('Nothing to pay.')).toBe('Nothing to pay.');
  });
});
