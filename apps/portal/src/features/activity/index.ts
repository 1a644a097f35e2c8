/** Entry of the activity area: who looked at or changed something. */

export { ActivityPage } from './activity.page.tsx';
export { activityQuery } from './activity.query.ts';
