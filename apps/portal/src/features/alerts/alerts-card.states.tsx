/** States of the alerts: none chosen, chosen, an amount that cannot be, changed elsewhere, loading, failed. */
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
  chosen: { about: 'two alerts are chosen', ...card({ data: { ...chosen, highDay: true } }) },
  water: { about: 'the alert of water', ...card({ data: none }, ['leak']) },
  wrongAmount: {
    about: 'the bill is watched without an amount',
    ...card({ data: none }),
    act: async (page) => {
      const button = await buttonNamed(page, copy.save);
      page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      button.click();
    },
  },
  refused: {
    about: 'changed elsewhere meanwhile',
    ...card({ data: chosen }),
    answers: { 'insights:alerts': { data: chosen }, 'insights:setAlerts': { error: 'SK_PREF_1003' } },
    act: save,
  },
  loading: { about: 'the answer has not come', ...card({ delay: 'infinite' }) },
  failed: { about: 'the call failed', ...card({ error: 'SK_UNKNOWN_1001' }) },
});
