/** States of /help: the usual helpline, and one with the country's code in front. */
import { statesOf } from '../../gallery/state.ts';
import { HelpPage } from './help.page.tsx';

const page = (helpline: string) => () => <HelpPage helpline={helpline} />;

export const states = statesOf({
  ready: { about: 'as it opens', answers: {}, render: page('1800-2222-333') },
  abroad: { about: 'a helpline that can be called from abroad', answers: {}, render: page('+65 6222 2333') },
});
