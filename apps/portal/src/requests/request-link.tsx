/** The way to the page of one request. */
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTwin } from '../lib/base-path.ts';
import { Acknowledgement } from './acknowledgement.tsx';

interface RequestLinkProps extends Pick<ComponentProps<'a'>, 'aria-label'> {
  /** Its kind, as in the address: 'pink-waiver'. */
  readonly service: string;
  readonly requestId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const REQUEST = '/services/$service/$requestId';

export function RequestLink({ service, requestId, className = 'text-link', ...rest }: RequestLinkProps) {
  const twinOf = useTwin();
  return (
    <Link
      to={(twinOf(REQUEST) as typeof REQUEST | null) ?? REQUEST}
      params={{ service, requestId }}
      className={className}
      {...rest}
    />
  );
}

/** Below a request that was just made: the way to its page, and its acknowledgement. */
export function RequestActions(request: Omit<RequestLinkProps, 'className'>) {
  return (
    <div className="button-row">
      <RequestLink {...request} className="button button-second" />
      <Acknowledgement requestId={request.requestId} />
    </div>
  );
}
