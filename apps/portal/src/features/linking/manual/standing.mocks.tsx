/** The page for states and tests: the history of the browser is a state of its own here. */

import { useState } from 'react';
import { hear } from '../../../gallery/hear.ts';
import {
  CompanyManualPage,
  type CompanyManualProps,
  type CompanyManualSteps,
} from './company-manual.page.tsx';

interface StandingProps extends Partial<Omit<CompanyManualProps, 'steps'>> {
  readonly steps?: Partial<CompanyManualSteps>;
}

export function Standing({ steps, isAtDetails: begins = false, ...props }: StandingProps) {
  const [isAtDetails, setAtDetails] = useState(begins);
  const moving = (move: 'onAtDetails' | 'onGoneOn' | 'onBack') => () => {
    steps?.[move]?.();
    setAtDetails(move !== 'onGoneOn');
  };
  return (
    <CompanyManualPage
      source="W"
      hasRegistryFailed={false}
      canRetrieve
      isReached={() => false}
      mobileText={(number) => number.replace(/^(\d{4})/, '$1 ')}
      {...props}
      isAtDetails={isAtDetails}
      steps={{
        onStatusChanged: () => {},
        onLogOut: hear,
        ...steps,
        onAtDetails: moving('onAtDetails'),
        onGoneOn: moving('onGoneOn'),
        onBack: moving('onBack'),
      }}
    />
  );
}
