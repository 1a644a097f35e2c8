/** What the wire answers when the chat asks for its token, for states and tests. */
import type { Answers } from '../../gallery/state.ts';

export const mockChatAnswers: Answers = {
  'user:chatToken': (count) => ({
    data: { chatToken: `token-${count}`, expiresAt: '2026-11-20T07:03:00.000Z' },
  }),
};
