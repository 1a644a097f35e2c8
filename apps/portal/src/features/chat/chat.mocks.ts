/** Answers of the wire to the chat's request for a token, for states and tests. */
import type { Answers } from '../../gallery/state.ts';

export const mockChatAnswers: Answers = {
  'user:chatToken': (count) => ({
    data: { chatToken: `token-${count}`, expiresAt: '2026-11-20T07:03:00.000Z' },
  }),
};
