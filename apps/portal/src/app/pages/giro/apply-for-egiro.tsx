/** The part of the page about eGIRO that is behind the sign-in: where Apply now leads, and the way back (S2 §4). */
import { findApplyTarget } from '@portal/domain/giro/giro-eligibility';
import { type ReactNode, useState } from 'react';
import { accountsQuery, isShared } from '../../../features/accounts/index.ts';
import { EgiroCrumbs, eligibilityQuery, MOST_ACCOUNTS, NoAccount } from '../../../features/giro/index.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { NO_ANSWER } from '../../../lib/api/api-error.ts';
import { getQueryClient } from '../../../lib/api/query-client.ts';
import { fetchAccount } from '../../account/account.ts';
import { SubjectFrame } from '../../shell/subject-frame.tsx';

/** @throws ApiError */
export async function findTarget(subject: string): Promise<ReturnType<typeof findApplyTarget>> {
  const { kind } = await fetchAccount();
  // The gate behind the sign-in leads an e-mail that is not verified to its page.
  if (kind === 'unverified' || kind === 'session-ended') return 'setup';
  if (kind === 'failed') throw new ApiError(NO_ANSWER);
  if (kind !== 'ready') return 'alert';
  const client = getQueryClient(subject);
  const { premises } = await client.fetchQuery(accountsQuery());
  // Homes of others that the person may see pay by their holders' GIRO.
  const own = premises.filter((each) => !isShared(each));
  const accountNos = own.flatMap(({ accounts }) => accounts).slice(0, MOST_ACCOUNTS);
  const eligibility = await client.fetchQuery(eligibilityQuery(accountNos));
  return findApplyTarget(eligibility.map(({ giro_setup_status }) => giro_setup_status));
}

/** A new one for each press, open until it is closed. */
export function tellNoAccount(contact: string | null): ReactNode {
  return <Closable key={crypto.randomUUID()} contact={contact} />;
}

function Closable({ contact }: { readonly contact: string | null }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <NoAccount contact={contact} onClose={() => setOpen(false)} /> : null;
}

export function AboutCrumbs({ subject }: { readonly subject: string }) {
  return (
    <SubjectFrame subject={subject}>
      <EgiroCrumbs current="about" />
    </SubjectFrame>
  );
}
