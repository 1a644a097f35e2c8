/** A part that is loaded when it is needed; if it cannot be had, there is none: nothing here may stop a page. */
import { type ComponentType, lazy } from 'react';

export function lazyOrNothing<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );
}
