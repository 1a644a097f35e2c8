/** States of the pages that act once and leave. */
import { defineStates } from '../../../gallery/state.ts';
import { LogOutUnheard } from '../session-control.ts';
import { ActOncePage } from './act-once.page.tsx';

const never = () => new Promise<never>(() => {});
const unheard = () => Promise.reject(new LogOutUnheard());
const failing = () => Promise.reject(new Error('no network'));

export const states = defineStates({
  waiting: { about: 'leaving', render: () => <ActOncePage act={never} /> },
  unheard: {
    about: 'a log-out without a connection',
    render: () => <ActOncePage act={unheard} />,
  },
  failed: { about: 'the portal cannot be reached', render: () => <ActOncePage act={failing} /> },
});
