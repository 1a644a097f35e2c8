/** States of the alerts: none chosen, chosen, not possible here, an amount that cannot be, changed elsewhere, loading, failed. */
import type { AlertKind } from '@portal/domain/insights/alerts';
import { exampleOf } from '../../gallery/example.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { AlertsCard } from './alerts-card.tsx';
import { copy } from './copy.ts';

const none = exampleOf('insights:alerts');
const chosen = exampleOf('insights:setAlerts');

const card = (answer: Answer<'insights:alerts'>, kinds: readonly AlertKind[] = ['bill', 'highDay']) => ({
  answers: { 'insights:alerts': answer, 'insights:setAlerts': { data: chosen } },
  render: () => <AlertsCard accountNo="8934521670" kinds={kinds} />,
});
const save = async (page: HTMLElement) => (await buttonNamed(page, copy.save)).click();

export const states = defineStates({
  empty: { about: 'no alert is chosen', ...card({ data: none }) },
  chosen: { about: 'two alerts are chosen', ...card({ data: { ...none, ...chosen, highDay: true } }) },
  water: { about: 'the alert of water', ...card({ data: none }, ['leak']) },
  byHand: {
    about: 'the meters send too little for an alert',
    ...card({ data: { ...none, missing: { bill: 'noHalfHours', leak: 'noHours', highDay: 'noHalfHours' } } }),
  },
  retailer: {
    about: 'one alert was chosen before a retailer set the price',
    ...card({ data: { ...none, billAbove: 15_000, missing: { ...none.missing, bill: 'unpriced' } } }),
  },
  waterByHand: {
    about: 'the water meter is read by hand',
    ...card({ data: { ...none, missing: { ...none.missing, leak: 'noHours' } } }, ['leak']),
  },
  wrongAmount: {
    about: 'the bill is watched without an amount',
    ...card({ data: none }),
    act: async (page) => {
      const button = await buttonNamed(page, copy.save);
      page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      button.click();
    },
  },
  waterSilent: {
    about: 'the alert of water was chosen before its meter fell silent',
    ...card({ data: { ...none, leak: true, missing: { ...none.missing, leak: 'noHours' } } }, ['leak']),
    answers: {
      'insights:alerts': (count) => ({
        data: { ...none, leak: count === 1, revision: count, missing: { ...none.missing, leak: 'noHours' } },
      }),
      'insights:setAlerts': { data: { billAbove: null, leak: false, highDay: false, revision: 2 } },
    },
  },
  saving: {
    about: 'saved a moment after the press',
    ...card({ data: none }),
    answers: {
      'insights:alerts': (count) => ({ data: count === 1 ? none : { ...none, ...chosen, leak: false } }),
      'insights:setAlerts': {
        data: ({ accountNo: _, revision, ...settings }) => ({ ...settings, revision: revision + 1 }),
        afterMs: 20,
      },
    },
  },
  changedElsewhere: {
    about: 'changed elsewhere meanwhile',
    ...card({ data: { ...none, ...chosen } }),
    answers: {
      'insights:alerts': (count) => ({
        data: { ...none, ...chosen, highDay: count > 1, revision: Math.min(count, 2) },
      }),
      'insights:setAlerts': { error: 'SK_PREF_1003' },
    },
    act: save,
  },
  loading: { about: 'the answer has not come', ...card({ delay: 'infinite' }) },
  failed: { about: 'the call failed', ...card({ error: 'SK_UNKNOWN_1001' }) },
});
