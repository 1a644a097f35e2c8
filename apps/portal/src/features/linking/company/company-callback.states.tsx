/** States of /link-account/company/callback: waiting, the company, the tick missing, refused, linked, inside the app. */

import { useState } from 'react';
import { hear } from '../../../gallery/hear.ts';
import { appear } from '../../../gallery/interactions.ts';
import { defineStates, type RestAnswer } from '../../../gallery/state.ts';
import { copy } from '../copy.ts';
import { agree, linkCompanyNow, pressNamed } from '../linking.interactions.ts';
import { mockCompany, mockReturn } from '../linking.mocks.ts';
import { CompanyCallbackPage, type CompanyCallbackProps } from './company-callback.page.tsx';

const steps = {
  onRetrievalFailed: hear,
  tryAgain: hear,
  notMine: hear,
  onLinked: hear,
  goToDashboard: hear,
  onElsewhere: hear,
};
const refusedReturn = { authCode: '', state: 'Jq3k', error: 'access_denied' };
/** One result of the registry, however often the page is drawn. */
function Page(over: Partial<CompanyCallbackProps>) {
  const [returned] = useState(() => mockReturn());
  return (
    <CompanyCallbackPage
      returned={returned}
      source="W"
      email="aisyah@sinmingbaking.example"
      isInApp={false}
      isByHandOffered
      steps={steps}
      {...over}
    />
  );
}
const page = (over: Partial<CompanyCallbackProps> = {}) => <Page {...over} />;
const found = { 'reg:companyDetails': { data: mockCompany() } } as const;

const answered = (about: string, linkCompanyMyInfo: RestAnswer) => ({
  about,
  answers: found,
  rest: { linkCompanyMyInfo },
  render: () => page(),
  act: async (element: HTMLElement) => {
    await linkCompanyNow(element);
    await appear(() => element.querySelector('.error-summary'));
  },
});

export const states = defineStates({
  loading: {
    about: 'the registry is asked for the company',
    answers: { 'reg:companyDetails': { delay: 'infinite' } },
    render: () => page(),
  },
  ready: { about: 'a company to agree to', answers: found, render: () => page(), act: agree },
  noTick: {
    about: 'pressed without the tick',
    answers: found,
    render: () => page(),
    act: (element) => pressNamed(element, copy.summary.submit),
  },
  long: {
    about: 'a long name and address',
    answers: {
      'reg:companyDetails': {
        data: mockCompany({
          companyName: 'Sin Ming Baking and Confectionery Supplies (Southeast Asia) Holdings Pte Ltd',
          uen: '201900042HXXXXX',
        }),
      },
    },
    render: () => page({ email: 'nur.aisyah.rahman.of.procurement@sinmingbakingsupplies.example' }),
  },
  sending: {
    about: 'the link is on its way',
    answers: found,
    rest: { linkCompanyMyInfo: { delay: 'infinite' } },
    render: () => page(),
    act: linkCompanyNow,
  },
  refused: answered('the company has no account', { error: 'SK_LINK_1004' }),
  alreadyLinked: answered('this sign-in has accounts already', { error: 'SK_LINK_1002' }),
  tooOften: answered('tried too many times', { error: 'SK_LIMIT_1001' }),
  inProgress: answered('an application of a company is open', { error: 'account_in_progress' }),
  networkGone: answered('no answer came', { data: undefined, status: 502 }),
  linked: {
    about: 'linked, the dashboard opens soon',
    answers: found,
    rest: { linkCompanyMyInfo: { data: { status: 'Success' } } },
    render: () => page(),
    act: linkCompanyNow,
  },
  failed: {
    about: 'the company could not be had: the way by hand follows',
    answers: { 'reg:companyDetails': { error: 'SK_LINK_1003' } },
    render: () => page(),
  },
  failedInApp: {
    about: 'the company could not be had, inside the app',
    answers: { 'reg:companyDetails': { error: 'SK_LINK_1003' } },
    render: () => page({ isInApp: true }),
  },
  cancelledInApp: {
    about: 'the person cancelled at the registry, inside the app',
    answers: { 'reg:companyDetails': { error: 'SK_LINK_1003' } },
    render: () => page({ isInApp: true, returned: refusedReturn }),
  },
  failedInAppWithoutHand: {
    about: 'the company could not be had, inside the app, and the way by hand is off',
    answers: { 'reg:companyDetails': { error: 'SK_LINK_1003' } },
    render: () => page({ isInApp: true, isByHandOffered: false }),
  },
  linkedInApp: {
    about: 'linked, inside the app',
    answers: found,
    rest: { linkCompanyMyInfo: { data: { status: 'Success' } } },
    render: () => page({ isInApp: true }),
    act: linkCompanyNow,
  },
});
