/** States of the breadcrumbs: the whole way, and what is left of it where a page above is not open. */
import { Breadcrumbs, type Crumb } from '../ui/navigation/breadcrumbs.tsx';
import { copy } from './copy.ts';
import { defineStates } from './state.ts';

const { bills, payNow, howItWorks } = copy.crumbs;
const trail: readonly Crumb[] = [
  { feature: 'bills', label: bills },
  { feature: 'paynow', label: payNow },
];
const render = () => (
  <>
    <Breadcrumbs trail={trail} current={howItWorks} />
    <h1>{howItWorks}</h1>
  </>
);

export const states = defineStates({
  ready: { about: 'two pages above this one', render },
  partOpen: {
    about: 'the page right above is switched off',
    availability: (feature) => (feature === 'paynow' ? 'gone' : 'open'),
    render,
  },
  alone: { about: 'no page above is open', availability: () => 'gone', render },
});
