/**
 * The queries of the dashboard's cards, sent as soon as the accounts have come: while they do not count yet
 * (S1 §4) and the cards' own code may be on its way. A card whose question is missing here asks it by itself.
 */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AccountsAnswer,
  accountsAtFirst,
  featuresQuery,
  hasOwn,
} from '../../features/accounts/index.ts';
import { outstandingQuery } from '../../features/bills/index.ts';
import { consentQuery } from '../../features/contact-details/index.ts';
import { meteredQuery } from '../../features/meter-readings/index.ts';
import { accountTypesQuery, firstLoginQuery } from '../../features/notices/index.ts';
import { prefetchFirstUsage } from '../../features/usage/index.ts';
import { currentConfig } from '../../lib/config.ts';
import { billed } from './billed.ts';

/** @param search the query of the dashboard's address, which may name an account */
export function askForDashboard(
  client: QueryClient,
  subject: string,
  answer: AccountsAnswer,
  search: URLSearchParams,
): void {
  const accounts = accountsAtFirst(answer, search.get('account') ?? undefined);
  if (accounts.length === 0) return;
  const accountNos = accounts.map(({ accountNo }) => accountNo);
  void client.prefetchQuery(featuresQuery(accountNos));
  void client.prefetchQuery(outstandingQuery(accounts.map(billed)));
  void client.prefetchQuery(meteredQuery(accounts, answer.master));
  prefetchFirstUsage(client, accounts);
  void client.prefetchQuery(accountTypesQuery(accountNos));
  void client.prefetchQuery(firstLoginQuery(subject));
  const switches = currentConfig()?.switches;
  if (switches && isSwitchedOn('contact-details', switches) && hasOwn(answer.premises))
    void client.prefetchQuery(consentQuery());
}
