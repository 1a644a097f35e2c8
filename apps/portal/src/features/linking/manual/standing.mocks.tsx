/** The page for states and tests, with a history of its own that keeps one entry. */
import { useMemo, useState } from 'react';
import { hear } from '../../../gallery/hear.ts';
import type { WizardPlace } from '../../../wizard/use-wizard-place.ts';
import { CompanyManualPage, type CompanyManualProps } from './company-manual.page.tsx';

interface CompanyManualMockProps extends Partial<Omit<CompanyManualProps, 'place'>> {
  readonly at?: Pick<WizardPlace, 'segment' | 'mark'>;
  readonly moved?: (move: 'push' | 'replace' | 'pop', segment: string) => void;
}

export function ApplicationState({
  at: start = { segment: '', mark: null },
  moved,
  ...props
}: CompanyManualMockProps) {
  const [at, setAt] = useState(start);
  const moves = useMemo(() => {
    const move = (kind: 'push' | 'replace' | 'pop', segment: string) => {
      moved?.(kind, segment);
      setAt({ segment, mark: kind === 'push' ? 'followed' : 'shown' });
    };
    return {
      push: (segment: string) => move('push', segment),
      replace: (segment: string) => move('replace', segment),
      pop: () => move('pop', ''),
    };
  }, [moved]);
  return (
    <CompanyManualPage
      source="W"
      hasRegistryFailed={false}
      canRetrieve
      isReached={() => false}
      mobileText={(number) => number.replace(/^(\d{4})/, '$1 ')}
      onStatusChanged={() => {}}
      onLogOut={hear}
      {...props}
      place={{ ...at, ...moves }}
    />
  );
}
