/** States of the pages of those whose account cannot be shown: under review, or not to be had inside the app. */

import { hear, hearForever } from '../../../gallery/hear.ts';
import { buttonNamed } from '../../../gallery/interactions.ts';
import { defineStates } from '../../../gallery/state.ts';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { AccountFailedPage } from './account-failed.page.tsx';
import { NotActivePage } from './not-active.page.tsx';

const press = async (page: HTMLElement) => (await buttonNamed(page, uiCopy.tryAgain)).click();

export const states = defineStates({
  notActive: {
    about: 'registration under review',
    render: () => <NotActivePage onLogOut={hear} />,
  },
  failed: {
    about: 'the account could not be had',
    render: () => <AccountFailedPage onRetry={hearForever} />,
  },
  again: {
    about: 'asking again',
    render: () => <AccountFailedPage onRetry={hearForever} />,
    act: press,
  },
  failedAgain: {
    about: 'failed once more',
    render: () => <AccountFailedPage onRetry={async () => false} />,
    act: press,
  },
});
