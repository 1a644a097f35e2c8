/** States of the tip: with the way to all tips, and before that page is open. */
import { defineStates } from '../../gallery/state.ts';
import { TipsCard } from './tips-card.tsx';

const render = () => <TipsCard />;

export const states = defineStates({
  ready: { about: 'with the way to all tips', render },
  withoutLink: { about: 'the page of tips is not open', availability: () => 'gone', render },
});
