/** Entry of the letters area. */
export { LettersPage } from './letters.page.tsx';
export { useLettersState } from './letters-state.ts';
