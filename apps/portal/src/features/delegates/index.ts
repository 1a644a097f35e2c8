/** Entry of the area of people who may see one premises. */
export { delegatesQuery } from './delegates.query.ts';
export { OpenInvitationPage } from './open-invitation.page.tsx';
export { PeopleWithAccessPage } from './people-with-access.page.tsx';
export { type SharedHome, SharedHomes } from './shared-homes.tsx';
