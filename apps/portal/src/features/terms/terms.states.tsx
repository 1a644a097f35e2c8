/** States of /tnc: the usual helpline, and one with the country's code in front. */
import { defineStates } from '../../gallery/state.ts';
import { TermsPage } from './terms.page.tsx';

const page = (helpline: string) => () => <TermsPage helpline={helpline} />;

export const states = defineStates({
  ready: { about: 'as it opens', render: page('1800-2222-333') },
  abroad: { about: 'a helpline that can be called from abroad', render: page('+65 6222 2333') },
});
