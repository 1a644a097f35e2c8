/** States of the homes that others let a person see: one, several with long words, the question, its failure. */
import { hear } from '../../gallery/hear.ts';
import { appear, buttonLabelled } from '../../gallery/interactions.ts';
import { defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { mockSharedHome } from './delegates.mocks.ts';
import { type SharedHome, SharedHomes } from './shared-homes.tsx';

const home = mockSharedHome();
const homes = (...given: readonly SharedHome[]) => ({
  render: () => <SharedHomes homes={given} onGivenUp={hear} />,
});
const long = mockSharedHome({
  delegateId: 1002,
  address: '15 Kaki Bukit Crescent, The Gardens at the Reservoir, Tower B #03-04',
  holder: 'Rasa Timur Kitchens and Catering Services Private Limited',
});

async function ask(place: HTMLElement): Promise<void> {
  (await buttonLabelled(place, copy.shared.giveUpTo(home.address))).click();
}
async function askAndGiveUp(place: HTMLElement): Promise<void> {
  await ask(place);
  const isInDialog = (button: Element) =>
    button.textContent === copy.shared.giveUp && !button.hasAttribute('aria-label');
  (await appear(() => [...document.querySelectorAll('button')].find(isInDialog) ?? null)).click();
}

export const states = defineStates({
  ready: { about: 'one home', ...homes(home) },
  several: { about: 'two homes, one with long words', ...homes(home, long) },
  asking: {
    about: 'the question before an access is given up',
    ...homes(home),
    act: ask,
  },
  failed: {
    about: 'the access could not be given up',
    answers: { 'premises:giveUpAccess': { error: 'SK_BUSY_1001' } },
    ...homes(home),
    act: askAndGiveUp,
  },
  loading: {
    about: 'the access is being given up',
    answers: { 'premises:giveUpAccess': { delay: 'infinite' } },
    ...homes(home),
    act: askAndGiveUp,
  },
});
