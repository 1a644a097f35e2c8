/** States of settling a notice that every queue of notices has: nothing said, about to settle, being sent. */
import type { GalleryState } from '../../../gallery/state.ts';
import { choose, findQuestion, press, write } from '../queue/queue.mocks.tsx';
import { copy } from './copy.ts';

type Answers = GalleryState['answers'];

interface SettlingParts {
  /** A state with an open notice. */
  open(about: string, answers: Answers, more?: Pick<GalleryState, 'act'>): GalleryState;
  /** Its answers, and further ones. */
  opening(further?: Answers): Answers;
  readonly decision: string;
  readonly note: string;
}

export function makeSettlingStates({ open, opening, decision, note }: SettlingParts) {
  const decide = async (page: HTMLElement) => {
    await choose(page, decision);
    await write(page, 'textarea', note);
  };
  const settle = async (page: HTMLElement) => {
    await decide(page);
    await press(page, copy.settle);
  };
  return {
    decide,
    settling: {
      nothingSaid: open('settled without saying what and why', opening(), {
        act: (page) => press(page, copy.settle),
      }),
      confirming: open('about to settle', opening(), { act: settle }),
      sending: open('the decision is being sent', opening({ 'staff:decide': { delay: 'infinite' } }), {
        act: async (page) => {
          await settle(page);
          await press(await findQuestion(), copy.settle);
        },
      }),
    },
  };
}
