/** Tips as the gateway sends them, and what may stand in their place. */
import type { Tip, Tips } from './tips.query.ts';

export const mockTip = (title: string, over: Partial<Tip> = {}): Tip => ({
  title,
  text: 'Dust makes the compressor run longer for the same cool air.',
  source: null,
  saving: null,
  ...over,
});

export const mockTips: Tips = {
  'air-conditioner': [
    mockTip('Set the air-con to 25°C', {
      text: 'Air-con takes about <b>24%</b> of a home’s electricity. Each degree warmer is felt on the bill.',
      source: 'National Environment Agency, household energy study 2017',
      saving: {
        utility: 'electricity',
        quantityMilli: 26_000,
        amount: 810,
        basis: '25°C instead of 23°C, in a flat that uses 350 kWh a month.',
      },
    }),
    mockTip('Clean the filter every month'),
  ],
  'water-heater': [mockTip('Switch a storage heater off after use')],
  'shower-and-taps': [
    mockTip('Shower a minute less', {
      text: 'A song is a good clock.',
      saving: {
        utility: 'water',
        quantityMilli: 1_080,
        amount: 381,
        basis: 'Nine litres a minute, one minute less a day, four people, 30 days.',
      },
    }),
  ],
  'rice-cooker': [mockTip('Cook as much as you eat')],
};
