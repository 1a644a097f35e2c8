/** Entry of the U-Save area. */
export { USavePage } from './u-save.page.tsx';
