/** States of /verify: first look, still not verified after Continue, the mail could not be sent. */
import { hear } from '../../../gallery/hear.ts';
import { defineStates } from '../../../gallery/state.ts';
import { copy } from '../copy.ts';
import { VerifyPage, type VerifySteps } from './verify.page.tsx';

const steps: VerifySteps = {
  email: 'hui@example.com',
  isVerified: () => Promise.resolve(false),
  resend: async () => hear(),
  goOn: hear,
  reload: hear,
  wasRequested: () => false,
};
const asked: VerifySteps = { ...steps, wasRequested: () => true };
const unsent: VerifySteps = { ...steps, resend: () => Promise.reject(new Error('no mail')) };

export const states = defineStates({
  ready: { about: 'asked to verify', render: () => <VerifyPage steps={steps} /> },
  notYet: { about: 'not verified after Continue', render: () => <VerifyPage steps={asked} /> },
  notSent: {
    about: 'the mail could not be sent again',
    render: () => <VerifyPage steps={unsent} />,
    act: (page) => {
      const buttons = [...page.querySelectorAll('button')];
      buttons.find((button) => button.textContent === copy.verifyResend)?.click();
    },
  },
});
