/** States of the locked account numbers: some, none, loading, failed, about to lift one. */
import { appear } from '../../../gallery/interactions.ts';
import { type Answers, defineStates, type GalleryState } from '../../../gallery/state.ts';
import { mockLocks, STAFF_NOW } from '../applications/applications.mocks.ts';
import { LocksCard } from './locks-card.tsx';

const state = (
  about: string,
  locks: Answers['staff:linkLocks'],
  over: Partial<GalleryState> = {},
): GalleryState => ({
  about,
  answers: { 'staff:linkLocks': locks, 'staff:liftLinkLock': { error: 'SK_UNKNOWN_1001' } } as Answers,
  now: STAFF_NOW,
  render: () => <LocksCard now={Date.parse(STAFF_NOW)} />,
  ...over,
});
const some = { data: { locks: [...mockLocks] } };

export const states = defineStates({
  ready: state('two numbers are locked', some),
  empty: state('no number is locked', { data: { locks: [] } }),
  loading: state('the locks have not come', { delay: 'infinite' }),
  failed: state('the locks could not be had', { error: 'SK_UNKNOWN_1001' }),
  lifting: state('about to lift a lock', some, {
    act: async (page) =>
      (
        await appear(() => page.querySelector<HTMLButtonElement>('button[aria-label^="Lift the lock of"]'))
      ).click(),
  }),
});
