/**
 * A part of a page whose code comes after the page. If it cannot be had, the page stands without it: nothing here may
 * stop a page. It draws as soon as its code is there; under Suspense it would wait 300 ms more.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Stands {
  readonly whileWaiting?: ReactNode;
  readonly whenMissing?: ReactNode;
}

type LazyOrNothing<Props> = ((props: Props) => ReactNode) & {
  /** Starts the download beside the data instead of after it. */
  preload(): void;
};

export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileWaiting = null, whenMissing = null }: Stands = {},
): LazyOrNothing<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    fetched ??= await load();
  };
  function LazyPart(props: Props) {
    const [state, setState] = useState<'waiting' | 'missing' | 'here'>(fetched ? 'here' : 'waiting');
    useEffect(() => {
      let hasLeft = false;
      fetchPart().then(
        () => hasLeft || setState('here'),
        () => hasLeft || setState('missing'),
      );
      return () => {
        hasLeft = true;
      };
    }, []);
    if (!fetched) return state === 'missing' ? whenMissing : whileWaiting;
    const Part = fetched;
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, { preload: () => void fetchPart().catch(() => null) });
}
