/**
 * Begins the way to the registry and leaves for where it is said to begin. Each press is an attempt of its own: where
 * it leads is told once (reg:startCompanyDetails).
 */
import { useEffect, useRef, useState } from 'react';
import { write } from '../../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';
import { webAddress } from '../../../lib/safe-address.ts';
import { leadsElsewhere } from '../link-failure.ts';

interface RegistryActions {
  leaveFor(address: string): void;
  onElsewhere(): void;
}

export interface StartRegistry {
  readonly busy: boolean;
  readonly failure: unknown;
  start(): void;
}

export function useStartRegistry({ leaveFor, onElsewhere }: RegistryActions): StartRegistry {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isUnderWay = useRef(false);

  const rest = () => {
    isUnderWay.current = false;
    setBusy(false);
  };

  useEffect(() => {
    // Who comes back by the browser's Back finds the page as it was left: pressed.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function start(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { redirectUrl } = await write('reg:startCompanyDetails', {});
      const address = webAddress(redirectUrl, ['https:', 'http:']);
      if (address === null) throw new ApiError(NO_ANSWER);
      leaveFor(address);
    } catch (error) {
      rest();
      setFailure(error);
      if (leadsElsewhere(error)) onElsewhere();
    }
  }
  return { busy, failure, start: () => void start() };
}
