/** States of the list of a few premises. */
import { defineStates } from '../../../gallery/state.ts';
import { mockAnswer, mockCompany, mockMany } from '../accounts.mocks.ts';
import { useAccounts } from '../use-accounts.ts';
import { PremisesListCard } from './premises-list-card.tsx';

function List() {
  return <PremisesListCard accounts={useAccounts()} />;
}

const render = () => <List />;
const features = { data: { features: [] } };

export const states = defineStates({
  company: {
    about: 'three premises of a company',
    answers: { 'user:getAccounts': { data: mockCompany() }, 'features:list': features },
    render,
  },
  five: {
    about: 'five premises, as many as are listed',
    answers: { 'user:getAccounts': { data: mockMany(5) }, 'features:list': features },
    render,
  },
  one: {
    about: 'one premises: nothing to choose from',
    answers: { 'user:getAccounts': { data: mockAnswer() }, 'features:list': features },
    render,
  },
});
