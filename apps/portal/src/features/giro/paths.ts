/** Where the pages of GIRO stand: customers have them at the root, staff have twins below /internal. */
import { features } from '@portal/domain/availability/features';
import { use } from 'react';
import { BasePathContext } from '../../lib/base-path.ts';
import { useConfig } from '../../lib/use-config.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The account to set up eGIRO for: in no address, as account numbers are personal data (T16). */
    giroAccount?: string;
  }
}

export interface GiroPaths {
  readonly home: string;
  /** The page with eGIRO: the pilot's own, where eGIRO is switched off for everybody else. */
  readonly giro: string;
  readonly giroFeature: 'giro' | 'egiro-pilot';
  readonly about: string;
  readonly setup: string;
  readonly manual: string;
  readonly unavailable: string;
  readonly status: string;
  /** Which pages the bank leads back to. */
  readonly returnTo: 'portal' | 'internal';
  session(property: 'setup' | 'termination'): string;
}

export function useGiroPaths(): GiroPaths {
  const base = use(BasePathContext);
  const isPilot = useConfig()?.switches.egiro === false && base === '';
  const giroFeature = isPilot ? 'egiro-pilot' : 'giro';
  return {
    home: base === '' ? '/dashboard' : base,
    giro: `${base}${features[giroFeature].path}`,
    giroFeature,
    about: `${base}${features['egiro-about'].path}`,
    setup: `${base}/e-giro/setup`,
    manual: `${base}/e-giro/setup/manual`,
    unavailable: `${base}/e-giro/unavailable`,
    status: `${base}/e-giro/status`,
    returnTo: base === '' ? 'portal' : 'internal',
    session: (property) => `${base}/e-giro/session/${property}`,
  };
}
