/** States of the account pages: signed in, but nothing to show yet. */
import { statesOf } from '../../gallery/state.ts';
import { type AccountStateName, AccountStatePage } from './account-state.page.tsx';

const page = (state: AccountStateName) => () => <AccountStatePage state={state} onLogOut={() => {}} />;

export const states = statesOf({
  notActive: { about: 'registration under review', answers: {}, render: page('not-active') },
  notLinked: { about: 'no utilities account linked', answers: {}, render: page('not-linked') },
  received: { about: 'application received', answers: {}, render: page('received') },
  pendingDocument: { about: 'another document needed', answers: {}, render: page('pending-document') },
});
