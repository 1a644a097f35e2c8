/** Entry of the U-Save area. */
export { USavePage } from './u-save.page.tsx';
export { useUSaveState } from './u-save-state.ts';
