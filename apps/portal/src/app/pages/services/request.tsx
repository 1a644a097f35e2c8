/** /services/{service}/:requestId: one request of any kind. One of another service or of others looks like none. */
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { copy as requestCopy } from '../../../requests/copy.ts';
import { NoSuchRequest } from '../../../requests/no-such-request.tsx';
import { requestQuery } from '../../../requests/request.query.ts';
import { RequestPage } from '../../../requests/request-page.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { usePageTitle } from '../../../ui/navigation/page-title.ts';
import { useHelpline } from '../../../ui/use-helpline.ts';
import { requestWords } from '../../request-kinds.ts';

export function Request() {
  const { service, requestId } = useParams({ strict: false });
  const words = requestWords.find(({ kind }) => kind === service);
  return words ? (
    <KnownRequest key={requestId} words={words} requestId={requestId} />
  ) : (
    <Navigate to="/404" replace />
  );
}

interface KnownRequestProps {
  readonly words: (typeof requestWords)[number];
  readonly requestId: string;
}

function KnownRequest({ words, requestId }: KnownRequestProps) {
  const source = useSourceLabel();
  const helpline = useHelpline();
  const query = useCardQuery(useQuery(requestQuery(requestId)));
  const kind = useMemo(() => words.toKind({ source, helpline }), [words, source, helpline]);
  usePageTitle(requestId);
  const isUnknown = query.error instanceof ApiError && query.error.code === 'SK_ACCESS_1001';
  const trail = [
    { feature: 'services' as const, label: requestCopy.services },
    { feature: words.kind, label: words.crumb },
  ];
  const crumbs = <Breadcrumbs trail={trail} current={requestId} />;
  if (isUnknown || (query.data && query.data.request.kind !== words.kind))
    return <NoSuchRequest title={words.page} crumbs={crumbs} />;
  return <RequestPage kind={kind} query={query} title={words.page} crumbs={crumbs} />;
}
