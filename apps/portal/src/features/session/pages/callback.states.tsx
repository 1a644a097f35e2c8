/** States of /callback: waiting for the account, and what the provider refused. */
import { hearForever } from '../../../gallery/hear.ts';
import { defineStates } from '../../../gallery/state.ts';
import { CallbackPage, type CallbackSteps } from './callback.page.tsx';

const steps: CallbackSteps = {
  complete: hearForever,
  loadAccount: hearForever,
  pageOf: () => null,
  withMode: (path) => path,
  fromLogin: false,
  goTo() {},
  logOut: hearForever,
};
const refused: CallbackSteps = { ...steps, complete: () => Promise.reject(new Error('access_denied')) };

export const states = defineStates({
  waiting: { about: 'please wait', render: () => <CallbackPage steps={steps} /> },
  failed: {
    about: 'the provider sent an error',
    render: () => <CallbackPage steps={refused} />,
  },
});
