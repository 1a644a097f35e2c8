/** Entry of the chat: the launcher with its frame, and the way to it from elsewhere. */
export { LiveChat } from './live-chat.tsx';
export { useOfferedChat } from './open-chat.ts';
