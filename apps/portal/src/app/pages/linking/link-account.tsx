/** /link-account: tells the page of a home that the person may see, or of an invitation that waits. */
import { useQueryClient } from '@tanstack/react-query';
import { accountsQuery } from '../../../features/accounts/index.ts';
import { ChoicePage } from '../../../features/linking/index.ts';
import { readInvitation } from '../access/invitation-path.ts';

export function LinkAccount() {
  // The gate before the area has asked for it.
  const accounts = useQueryClient().getQueryData(accountsQuery().queryKey);
  const isViewer = accounts?.premises.some(({ shared }) => (shared ?? null) !== null) === true;
  return <ChoicePage invited={isViewer ? 'viewer' : readInvitation() === null ? null : 'invited'} />;
}
