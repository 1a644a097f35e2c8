/** /services/request-refund: hands the page the accounts that refunds are for; another premises begins anew. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type Account,
  type AccountsResult,
  isShared,
  useKnownAccounts,
} from '../../../features/accounts/index.ts';
import { RefundPage } from '../../../features/refunds/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { selectedAccounts } from '../../account/billed.ts';

/** As the check takes them. */
const MOST = 100;

/** A refund uses the EBS account (S2 §6). */
const listNumbers = (accounts: Iterable<Account>): string[] =>
  [...accounts].filter(({ system }) => system === 'EBS').map(({ accountNo }) => accountNo);

/** Those of premises that were not fetched yet are known by number alone: the check leaves out what is not EBS. */
function listOthers(accounts: AccountsResult, own: ReadonlySet<string>): string[] {
  if (accounts.status !== 'success') return [];
  const { premises, accountList } = accounts;
  return [...premises.values()]
    .filter((each) => !isShared(each))
    .flatMap((each) => each.accounts)
    .filter((accountNo) => !own.has(accountNo) && accountList.get(accountNo)?.system !== 'MSSL');
}

export function RequestRefund() {
  const navigate = useNavigate();
  const { request } = useSearch({ strict: false });
  const accounts = useKnownAccounts();
  const selected = selectedAccounts(accounts);
  const accountNos = useMemo(() => selected && listNumbers(selected).slice(0, MOST), [selected]);
  const otherNos = useMemo(
    () => listOthers(accounts, new Set(accountNos ?? [])).slice(0, MOST - (accountNos?.length ?? 0)),
    [accounts, accountNos],
  );
  return (
    <RefundPage
      key={accountNos?.join()}
      accountNos={accountNos}
      otherNos={otherNos}
      requestId={request}
      // The call's own list has W and M: a kiosk is on the web (readings §1).
      source={useSourceLabel() === 'M' ? 'M' : 'W'}
      contact={useConfig()?.links.contactUs ?? null}
      onLeave={() => void navigate({ to: '.', search: {}, resetScroll: false })}
    />
  );
}
