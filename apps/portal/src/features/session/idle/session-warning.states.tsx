/** States of the warning before a session ends: just come, in the middle, in its last seconds. */
import { hear } from '../../../gallery/hear.ts';
import { defineStates } from '../../../gallery/state.ts';
import { deviceNow } from '../../../lib/clock.ts';
import { SessionExpired } from '../pages/session-expired.tsx';
import { SessionWarning } from './session-warning.tsx';

/** The clock runs while they are looked at. */
const left = (seconds: number) => () => (
  <SessionWarning
    warning={{
      endsAt: deviceNow() + seconds * 1_000,
      warnAfter: 900_000,
      logOutAfter: 300_000,
      stay() {},
    }}
    logOut={hear}
  />
);

export const states = defineStates({
  ready: { about: 'four and a half minutes are left', render: left(272) },
  whole: { about: 'the warning has just come', render: left(300) },
  last: { about: 'the last seconds', render: left(8) },
  expired: {
    about: 'the session is over',
    render: () => <SessionExpired logOut={hear} />,
  },
});
