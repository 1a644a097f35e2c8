import { expect, it } from 'vitest';
import { chooseNextStep } from './next-step.ts';

const pictured = { awaitsReading: false, milli: 352_000, days: 30, priceE4: 3116, temperature: 274 };

it('the air-con of the picture saves about 26 kWh and S$8 a month', () => {
  expect(chooseNextStep(pictured)).toEqual({ kind: 'air-conditioner', quantity: 26, amount: 810 });
  expect(chooseNextStep({ ...pictured, temperature: null }).kind).toBe('air-conditioner');
});

it('a bill that waits for a reading asks for it first', () => {
  expect(chooseNextStep({ ...pictured, awaitsReading: true })).toEqual({ kind: 'reading' });
});

it('a cool month, and a home that uses little, hear of devices on standby', () => {
  const standby = { kind: 'standby', quantity: 7, amount: 218 };
  expect(chooseNextStep({ ...pictured, temperature: 265 })).toEqual(standby);
  expect(chooseNextStep({ ...pictured, milli: 140_000 })).toEqual(standby);
});

it('a bill of two months is told by the month', () => {
  expect(chooseNextStep({ ...pictured, milli: 704_000, days: 60 })).toMatchObject({ quantity: 26 });
});
