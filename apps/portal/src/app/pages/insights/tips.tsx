/** /home-energy-audit/tips: the tab stands in the address. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { TipsPage } from '../../../features/tips/index.ts';
import { TIPS_TAB, toTipsTab } from './tips-tab.ts';

export function Tips() {
  const navigate = useNavigate();
  const { tabId = '' } = useSearch({ strict: false });
  const show = useCallback(
    (appliance: string, how: 'chosen' | 'unknown') =>
      void navigate({
        to: '/home-energy-audit/tips',
        search: { tabId: toTipsTab(appliance) },
        replace: how === 'unknown',
        resetScroll: false,
      }),
    [navigate],
  );
  return <TipsPage appliance={TIPS_TAB.exec(tabId)?.[1] ?? ''} onAppliance={show} />;
}
