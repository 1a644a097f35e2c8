/** States of /signup-info: as it opens, and with a provider that cannot be reached. */

import { hearForever } from '../../gallery/hear.ts';
import { buttonNamed } from '../../gallery/interactions.ts';
import { defineStates } from '../../gallery/state.ts';
import { copy } from './copy.ts';
import { SignUpInfoPage } from './sign-up-info.page.tsx';

const page = (signUp: () => Promise<void>) => () => <SignUpInfoPage signUp={signUp} />;

export const states = defineStates({
  ready: { about: 'as it opens', render: page(hearForever) },
  unreachable: {
    about: 'the sign-up page cannot be reached',
    render: page(() => Promise.reject(new Error('no network'))),
    act: async (root) => (await buttonNamed(root, copy.signUp)).click(),
  },
});
