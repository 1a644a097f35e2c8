/** States of the page that switches an alert off: ready, done, used before, no link, under way, failed. */
import { exampleOf } from '../../gallery/example.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { SwitchOffPage } from './switch-off.page.tsx';

const done = exampleOf('insights:switchOffAlert');

const page = (answer: Answer<'insights:switchOffAlert'>, token: string | null = 'a token') => ({
  answers: { 'insights:switchOffAlert': answer },
  render: () => <SwitchOffPage token={token} />,
});
const act = async (frame: HTMLElement) => (await buttonNamed(frame, copy.off.act)).click();

export const states = defineStates({
  ready: { about: 'the link was opened', ...page({ data: done }) },
  done: { about: 'the alert is off', ...page({ data: done }), act },
  before: { about: 'the link was used before', ...page({ data: { ...done, isNew: false } }), act },
  refused: { about: 'the link was never sent', ...page({ error: 'SK_ALERT_1001' }), act },
  empty: { about: 'the address has no token, as after a reload', ...page({ data: done }, null) },
  loading: { about: 'under way', ...page({ delay: 'infinite' }), act },
  failed: { about: 'the call failed', ...page({ error: 'SK_UNKNOWN_1001' }), act },
});
