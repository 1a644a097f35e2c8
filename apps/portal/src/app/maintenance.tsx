/** The words of PayNow's maintenance, loaded when there is some: the first screen of most days has none. */
import { lazy, Suspense } from 'react';

interface MaintenanceProps {
  readonly message: string | null;
}

const load = () => import('./maintenance-words.ts');
const Sentence = lazy(async () => ({ default: (await load()).MaintenanceSentence }));
const Strip = lazy(async () => ({ default: (await load()).MaintenanceStrip }));

/** Stands where an act was that pays. */
export function MaintenanceSentence(props: MaintenanceProps) {
  return (
    <Suspense fallback={null}>
      <Sentence {...props} />
    </Suspense>
  );
}

/** Paying stays. */
export function MaintenanceStrip(props: MaintenanceProps) {
  return (
    <Suspense fallback={null}>
      <Strip {...props} />
    </Suspense>
  );
}
