/** States of /link-account/individual: empty, refused here or by the gateway, under way, the network gone. */

import { hear } from '../../../gallery/hear.ts';
import { appear } from '../../../gallery/interactions.ts';
import { defineStates, type RestAnswer } from '../../../gallery/state.ts';
import { rightDetails, sendDetails, typeDetails } from '../linking.interactions.ts';
import { IndividualPage } from './individual.page.tsx';

const steps = { source: 'W', onLinked: hear, onElsewhere: hear } as const;
const render = () => <IndividualPage steps={steps} waitsFor={null} />;

const answered = (about: string, linkIndividual: RestAnswer) => ({
  about,
  rest: { linkIndividual },
  render,
  act: async (page: HTMLElement) => {
    await sendDetails()(page);
    await appear(() => page.querySelector('.error-summary'));
  },
});

export const states = defineStates({
  ready: { about: 'nothing is typed', render },
  applicationWaits: {
    about: 'an application is in progress: no way back, linking works',
    render: () => <IndividualPage steps={steps} waitsFor="in_progress" />,
  },
  documentAsked: {
    about: 'another document is asked for: no way back, linking works',
    render: () => <IndividualPage steps={steps} waitsFor="pending_document" />,
  },
  typed: {
    about: 'all is typed, nothing is judged yet',
    render,
    act: (page) => typeDetails(page, { ...rightDetails, identification: '567' }),
  },
  oneWrong: {
    about: 'the end of the ID is too short',
    render,
    act: sendDetails({ ...rightDetails, identification: '567' }),
  },
  allWrong: {
    about: 'each field is wrong in its own way',
    render,
    act: sendDetails({ accountNo: '89345x', postal: '31014', identification: '' }),
  },
  allEmpty: {
    about: 'sent with nothing typed',
    render,
    act: sendDetails({ accountNo: '', postal: '', identification: '' }),
  },
  sending: {
    about: 'the details are on their way',
    rest: { linkIndividual: { delay: 'infinite' } },
    render,
    act: sendDetails(),
  },
  notFound: answered('the three do not belong together', { error: 'SK_LINK_1001' }),
  alreadyLinked: answered('somebody has linked it', { error: 'SK_LINK_1002' }),
  tooOften: answered('tried too many times', { error: 'SK_LIMIT_1001' }),
  notStarted: answered('the account has not started', { error: 'no_active_utilities_account' }),
  inProgress: answered('an application of a company is open', { error: 'account_in_progress' }),
  networkGone: answered('no answer came', { data: undefined, status: 502 }),
});
