/** People of the demo world who can sign in, for the sandbox's pages, the sign-in page and the launcher. */
import type { DemoPerson } from './people/demo-person.ts';
import { worldPeople } from './people/world-people.ts';

export type { DemoPerson } from './people/demo-person.ts';

/** One password for everybody in the demo world. Never in production: the seed does not run there. */
export const DEMO_PASSWORD = 'Portal-Demo-2026';

export const demoPeople: readonly DemoPerson[] = worldPeople.map(({ email, name, state, kind }) => ({
  email,
  name,
  state,
  kind,
}));
