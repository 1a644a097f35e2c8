/** States of the chat on the page: closed, open, waiting for its token, not available; phones by width. */
import { appear, pause } from '../../gallery/interactions.ts';
import { Neighbour } from '../../gallery/neighbour.tsx';
import { defineStates } from '../../gallery/state.ts';
import { mockChatAnswers } from './chat.mocks.ts';
import { ChatDock } from './chat-dock.tsx';

/** Stands for the chat's own page: the gallery may not be framed. */
const page = 'about:blank';
const dock = { page, floats: true, hasLauncher: true, accountNo: '8934521670' };
const render = () => (
  <>
    <Neighbour />
    <ChatDock {...dock} />
  </>
);
const launcher = (page: HTMLElement) =>
  appear(() => page.querySelector<HTMLButtonElement>('[data-chat-launcher]'));
async function press(page: HTMLElement): Promise<void> {
  (await launcher(page)).click();
}

export const states = defineStates({
  closed: { about: 'nobody has opened it', answers: mockChatAnswers, render },
  open: { about: 'the frame stands on the page', answers: mockChatAnswers, render, act: press },
  closedAgain: {
    about: 'closed, with a talk that goes on',
    answers: mockChatAnswers,
    render,
    async act(page) {
      await press(page);
      await appear(() => page.querySelector('iframe'));
      await press(page);
    },
  },
  loading: {
    about: 'the token has not come',
    answers: { 'user:chatToken': { delay: 'infinite' } },
    render,
    async act(page) {
      await press(page);
      await pause(400);
    },
  },
  notAvailable: {
    about: 'no token is to be had',
    answers: { 'user:chatToken': { error: 'SK_UNKNOWN_1001' } },
    render,
    act: press,
  },
  withoutLauncher: {
    about: 'this host hides the launcher',
    answers: mockChatAnswers,
    render: () => <ChatDock {...dock} hasLauncher={false} />,
  },
  notForAccount: {
    about: 'the account’s chat is off',
    answers: mockChatAnswers,
    render: () => <ChatDock {...dock} accountNo={null} />,
  },
  window: {
    about: 'it would open in a window of its own',
    answers: mockChatAnswers,
    render: () => <ChatDock {...dock} floats={false} />,
  },
});
