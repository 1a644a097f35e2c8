/** The part of a form that is slowed down: the puzzle for the script, and words for a browser without one. */
import { type Html, html } from '../../html.ts';
import { PUZZLE_ITERATIONS, type Puzzle, WAIT_SECONDS } from '../limits/proof-of-work.ts';
import * as copy from './copy.ts';

const PUZZLE_SCRIPT = 'proof.js';

export const puzzleScripts = (puzzle: Puzzle | null | undefined): readonly string[] =>
  puzzle ? [PUZZLE_SCRIPT] : [];

export const puzzlePart = (puzzle: Puzzle | null | undefined): Html | null =>
  puzzle
    ? html`
<input type="hidden" name="challenge" value="${puzzle.challenge}">
<input type="hidden" name="nonce" value="" data-bits="${puzzle.bits}" data-iterations="${PUZZLE_ITERATIONS}">
<p class="hint puzzle" role="status" data-working="${copy.puzzle.working}" data-solved="${copy.puzzle.solved}">${copy.puzzle.wait(WAIT_SECONDS)}</p>`
    : null;
