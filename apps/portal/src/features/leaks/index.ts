/** Leak watch: its card stands on the page of usage, beside water. */
export { LeakWatchCard } from './leak-watch-card.tsx';
