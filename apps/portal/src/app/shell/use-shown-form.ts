/**
 * How much of the header somebody signed in is shown: of the places in the menu, none is open to a person without an
 * account, so that they have no menu on the pages that everybody may read.
 */
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountsQuery } from '../../features/accounts/index.ts';
import type { AccountOutcome } from '../../features/session/index.ts';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { fetchAccount } from '../account/account.ts';
import type { HeaderForm } from './header-form.ts';

export function useShownForm<Form extends HeaderForm>(form: Form, subject: string): Form | 'account' {
  const isBehindGate = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/signed-in'),
  });
  const [known, setKnown] = useState<{ subject: string; hasMenu: boolean } | null>(null);
  // Behind the gate it asks; a public page with the full header has nobody else to ask.
  const asks = form === 'full' && !isBehindGate;
  useEffect(() => {
    if (!asks) return;
    let left = false;
    void fetchAccount().then(({ kind }) => {
      if (!left) setKnown({ subject, hasMenu: !without.has(kind) });
    });
    return () => {
      left = true;
    };
  }, [asks, subject]);
  if (!asks) return form;
  const hasMenu = known?.subject === subject ? known.hasMenu : hasAccounts(subject);
  return hasMenu ? form : 'account';
}

/** The menu of the page before stays meanwhile. */
const hasAccounts = (subject: string): boolean =>
  getQueryClient(subject).getQueryData(accountsQuery().queryKey)?.status === 'active';

const without: ReadonlySet<AccountOutcome['kind']> = new Set([
  'not-linked',
  'company-application',
  'individual-link',
  'not-active',
  'unverified',
]);
