/** The one state of /not-active: the registration is under review. */
import { statesOf } from '../../gallery/state.ts';
import { NotActivePage } from './not-active.page.tsx';

export const states = statesOf({
  ready: {
    about: 'registration under review',
    answers: {},
    render: () => <NotActivePage onLogOut={() => {}} />,
  },
});
