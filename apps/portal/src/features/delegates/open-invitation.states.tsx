/** States of the page that opens an invitation: to be opened, refused, without a token, loading, failed. */
import { exampleOf } from '../../gallery/example.ts';
import { hear } from '../../gallery/hear.ts';
import { type Answer, defineStates } from '../../gallery/state.ts';
import { OpenInvitationPage } from './open-invitation.page.tsx';

const page = (answer: Answer<'premises:invitation'>, token: string | null = 'a token') => ({
  answers: {
    'premises:invitation': answer,
    'premises:openInvitation': { data: exampleOf('premises:openInvitation') },
  },
  render: () => <OpenInvitationPage token={token} onOpened={hear} onLeave={hear} />,
});

export const states = defineStates({
  ready: { about: 'an invitation that waits', ...page({ data: exampleOf('premises:invitation') }) },
  refused: {
    about: 'used, late, taken back, or for another address',
    ...page({ error: 'SK_DELEGATE_1001' }),
  },
  empty: { about: 'the address has no token, as after a reload', ...page({ delay: 'infinite' }, null) },
  loading: { about: 'the invitation has not come', ...page({ delay: 'infinite' }) },
  failed: { about: 'the invitation could not be had', ...page({ error: 'SK_UNKNOWN_1001' }) },
});
