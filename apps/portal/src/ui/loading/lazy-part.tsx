/**
 * A dialog or panel whose code is fetched when it first opens. A fetch that fails concerns this act only: the alert
 * 'Error' stands over the page, and Try Again fetches again.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { isPortalReachable, refetchMissingStyles } from '../../lib/api/missing-code.ts';
import { LoadFailure } from './load-failure.tsx';

export function lazyPart<Props extends { onClose(): void }>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    fetched = await load();
  };
  return function LazyPart(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'retrying' | 'givenUp' | 'here'>(
      fetched ? 'here' : 'waiting',
    );
    const isUnderWay = state === 'waiting' || state === 'retrying';
    useEffect(() => {
      if (!isUnderWay) return;
      let hasLeft = false;
      const attempt = state === 'retrying' ? refetchPart() : fetchPart();
      attempt.then(
        () => hasLeft || setState('here'),
        () => hasLeft || setState('failed'),
      );
      return () => {
        hasLeft = true;
      };
    }, [isUnderWay, state]);
    if (state === 'here' && fetched) {
      const Part = fetched;
      return <Part {...props} />;
    }
    if (state === 'waiting' || state === 'givenUp') return null;
    return (
      <LoadFailure
        busy={state === 'retrying'}
        onRetry={() => setState('retrying')}
        onClose={() => {
          setState('givenUp');
          props.onClose();
        }}
      />
    );
  };

  async function refetchPart(): Promise<void> {
    try {
      await refetchMissingStyles();
      await fetchPart();
    } catch (error) {
      // The portal is there and this code is not: a release has replaced it, and a browser may remember the failure.
      if (await isPortalReachable()) location.reload();
      throw error;
    }
  }
}
