/** People with access, the invitation that lets one in, and activity. */
import { createRoute } from '@tanstack/react-router';
import { copy } from '../../copy.ts';
import { requireSession } from '../../guards.ts';
import { lazyPage } from '../../lazy-page.ts';
import { inSignedIn, root } from '../../route-roots.ts';
import { pickTexts } from '../../search.ts';
import { INVITATION_PATH, keepInvitation } from './invitation-path.ts';

const peopleWithAccess = createRoute({
  ...inSignedIn('/manage-premises/access'),
  component: lazyPage(() => import('./people-with-access.tsx'), 'PeopleWithAccess'),
  staticData: { title: copy.titles.peopleWithAccess, feature: 'people-with-access', waitsAsItself: true },
});
const activity = createRoute({
  ...inSignedIn('/activity'),
  validateSearch: pickTexts('who', 'page'),
  component: lazyPage(() => import('./activity.tsx'), 'Activity'),
  staticData: {
    title: copy.titles.activity,
    feature: 'activity',
    premisesBar: 'none',
    waitsAsItself: true,
  },
});
/** For everybody whose e-mail is verified, linked or not. The token stands in the fragment, which no server sees. */
const invited = createRoute({
  getParentRoute: () => root,
  id: 'invited',
  beforeLoad: async ({ location }) => {
    keepInvitation(location.hash);
    await requireSession(location.href);
  },
});
const openInvitation = createRoute({
  getParentRoute: () => invited,
  path: INVITATION_PATH,
  component: lazyPage(() => import('./open-invitation.tsx'), 'OpenInvitation'),
  staticData: { title: copy.titles.openInvitation, header: 'account' },
});

export const accessRoutes = [peopleWithAccess, activity] as const;
export const invitationRoute = invited.addChildren([openInvitation]);
