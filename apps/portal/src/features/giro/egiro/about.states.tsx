/** States of /e-giro: for everybody, signed in, no account to apply for, eligibility that could not be checked. */
import { hear } from '../../../gallery/hear.ts';
import { buttonNamed } from '../../../gallery/interactions.ts';
import { defineStates, type GalleryState } from '../../../gallery/state.ts';
import { AboutPage, type AboutPageProps } from './about.page.tsx';
import { copy } from './about-copy.ts';
import { EgiroCrumbs } from './egiro-crumbs.tsx';
import { NoAccount } from './no-account.tsx';

const page = (about: string, over: Partial<AboutPageProps> = {}): GalleryState => ({
  about,
  answers: {},
  render: () => (
    <AboutPage
      address="/e-giro"
      crumbs={null}
      giro={null}
      apply={async () => null}
      appliesAtOnce={false}
      {...over}
    />
  ),
});
const applied = (about: string, apply: AboutPageProps['apply']): GalleryState => ({
  ...page(about, { apply }),
  act: async (root) => (await buttonNamed(root, copy.apply)).click(),
});
const noAccount = <NoAccount contact="https://utility.example/contact" onClose={hear} />;

export const states = defineStates({
  ready: page('for everybody'),
  signedIn: page('for customers who are signed in', {
    crumbs: <EgiroCrumbs current="about" />,
    giro: '/services/giro',
  }),
  noAccount: applied('there is no account to apply for', async () => noAccount),
  notApplied: applied('the check of eligibility failed', () => Promise.reject(new Error('cut'))),
});
