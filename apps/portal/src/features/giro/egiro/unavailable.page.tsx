/** /e-giro/unavailable: why nothing can be applied for now; asked anew, as the address says nothing (S2 §4, readings §13). */
import { findUnavailableReason } from '@portal/domain/giro/giro-eligibility';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { copy as words } from '../copy.ts';
import { eligibilityQuery } from '../eligibility.query.ts';
import { chooseShown, giroQuery } from '../giro.query.ts';
import { type GiroPremises, listNumbers } from '../giro.rules.ts';
import { useGiroPaths } from '../paths.ts';
import { copy as pages } from './copy.ts';
import { LeadTo } from './lead-to.tsx';
import { ResultMessage, ResultWaiting } from './result-message.tsx';

const copy = pages.unavailable;

export function UnavailablePage({ premises }: { readonly premises: readonly GiroPremises[] | null }) {
  const paths = useGiroPaths();
  const answer = useQuery(eligibilityQuery(listNumbers(premises)));
  const query = useCardQuery(answer);
  const found = query.data && findUnavailableReason(query.data.map((each) => each.giro_setup_status));
  const records = useQuery(giroQuery(listNumbers(premises)));
  // An answer from before leads nowhere: something may have been begun since. Until when is said at once, or not at all.
  if (found === undefined || (found === null && answer.isFetching) || records.isPending)
    return <ResultWaiting query={chooseShown(query)} title={copy.title} words={copy} />;
  if (found === null) return <LeadTo to={paths.manual} />;
  const { reason, mayApplyForAnother } = found;
  const underWay = (records.data ?? []).filter(({ request }) => request !== null);
  return (
    <ResultMessage
      heading={copy.title}
      text={copy.texts[reason]}
      notes={
        reason === 'earlier-request'
          ? underWay.map((record) => copy.request(record.account_number, words.waitsFor(record)))
          : []
      }
    >
      {reason === 'earlier-request' ? (
        <LinkButton to={paths.giro} wide>
          {copy.toGiro}
        </LinkButton>
      ) : (
        <LinkButton to={paths.home} wide>
          {copy.toHome}
        </LinkButton>
      )}
      {mayApplyForAnother && (
        <Link to={paths.manual} className="text-link">
          {copy.another}
        </Link>
      )}
    </ResultMessage>
  );
}
