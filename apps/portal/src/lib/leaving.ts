/** Whether this document may be left without a question: a log-out and the end of a session are never held up. */
import { currentMode } from './modes.ts';
import { currentSession } from './session/session.ts';

let isLeaving = false;

/** From now on nothing asks before the document is left. */
export function allowLeaving(): void {
  isLeaving = true;
}

/** Somebody came in: what is unsent from now on is theirs. */
export function forbidLeaving(): void {
  isLeaving = false;
}

/** The app and the kiosk close their page themselves: a question there would stay unanswered. */
export const mayAskBeforeLeaving = (): boolean =>
  !isLeaving && currentSession() !== null && currentMode() === 'web';
