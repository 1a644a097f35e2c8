/** /e-giro/unavailable: why nothing can be applied for now; asked anew, as the address says nothing (S2 §4, readings §13). */
import { findUnavailableReason } from '@portal/domain/giro/giro-eligibility';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { copy as words } from '../copy.ts';
import { eligibilityQuery } from '../giro.query.ts';
import { type GiroPremises, listNumbers } from '../giro.rules.ts';
import { useGiroPaths } from '../paths.ts';
import { ResultMessage, ResultWaiting } from './result-message.tsx';

const copy = words.egiro.unavailable;

export function UnavailablePage({ premises }: { readonly premises: readonly GiroPremises[] | null }) {
  const paths = useGiroPaths();
  const query = useCardQuery(useQuery(eligibilityQuery(listNumbers(premises))));
  if (!query.data) return <ResultWaiting query={query} title={copy.title} words={copy} />;
  const found = findUnavailableReason(query.data.map(({ giro_setup_status }) => giro_setup_status));
  if (found === null) return <Navigate to={paths.manual} replace />;
  const { reason, mayApplyForAnother } = found;
  return (
    <ResultMessage heading={copy.title} text={copy.texts[reason]}>
      {reason === 'earlier-request' ? (
        <LinkButton to={paths.giro} wide>
          {copy.toGiro}
        </LinkButton>
      ) : (
        <LinkButton to="/dashboard" wide>
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
