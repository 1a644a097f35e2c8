/** Every catalogued state by its address: 'accounts/premises-bar/several'. Found by file name, so none is forgotten. */
import type { GalleryState, States } from './state.ts';

const modules = import.meta.glob<{ states: States }>(
  ['../features/**/*.states.tsx', '../requests/*.states.tsx', './*.states.tsx'],
  {
    eager: true,
  },
);

export const catalogue: ReadonlyMap<string, GalleryState> = new Map(
  Object.entries(modules).flatMap(([file, { states }]) => {
    const place = file.replace(/^[.]+[/](features[/])?/, '').replace('.states.tsx', '');
    return Object.entries(states).map(([name, state]) => [`${place}/${name}`, state] as const);
  }),
);
