/** States of /link-account/company: both ways, either alone, none; the registry asked, refused, not reached. */
import { hear } from '../../../gallery/hear.ts';
import { defineStates } from '../../../gallery/state.ts';
import { copy } from '../copy.ts';
import { pressNamed } from '../linking.interactions.ts';
import { CompanyStartPage, type CompanyStartProps } from './company-start.page.tsx';

const page = (over: Partial<CompanyStartProps> = {}) => (
  <CompanyStartPage
    hasRegistry
    isByHandOffered
    helpline="1800-2222-333"
    leaveFor={hear}
    onElsewhere={hear}
    {...over}
  />
);
const render = () => page();
const act = (element: HTMLElement) => pressNamed(element, copy.start.registry.act);

export const states = defineStates({
  ready: { about: 'both ways', render },
  noRegistry: { about: 'no business registry here', render: () => page({ hasRegistry: false }) },
  noByHand: {
    about: 'the way by hand is switched off',
    render: () => page({ isByHandOffered: false }),
  },
  neither: {
    about: 'no way online',
    render: () => page({ hasRegistry: false, isByHandOffered: false }),
  },
  leaving: {
    about: 'the registry was pressed',
    answers: { 'reg:startCompanyDetails': { delay: 'infinite' } },
    render,
    act,
  },
  failed: {
    about: 'the registry cannot be had',
    answers: { 'reg:startCompanyDetails': { error: 'SK_LINK_1003' } },
    render,
    act,
  },
  tooOften: {
    about: 'tried too many times',
    answers: { 'reg:startCompanyDetails': { error: 'SK_LIMIT_1001' } },
    render,
    act,
  },
  inProgress: {
    about: 'an application of a company is open',
    answers: { 'reg:startCompanyDetails': { error: 'account_in_progress' } },
    render,
    act,
  },
});
