/** States of the page inside the app when the account cannot be had. */
import { buttonNamed } from '../../gallery/acting.ts';
import { statesOf } from '../../gallery/state.ts';
import { AccountFailedPage } from './account-failed.page.tsx';
import { copy } from './copy.ts';

const never = () => new Promise<never>(() => {});
const press = async (page: HTMLElement) => (await buttonNamed(page, copy.tryAgain)).click();

export const states = statesOf({
  failed: {
    about: 'the account could not be had',
    answers: {},
    render: () => <AccountFailedPage onRetry={never} />,
  },
  again: {
    about: 'asking again',
    answers: {},
    render: () => <AccountFailedPage onRetry={never} />,
    act: press,
  },
  failedAgain: {
    about: 'failed once more',
    answers: {},
    render: () => <AccountFailedPage onRetry={async () => false} />,
    act: press,
  },
});
