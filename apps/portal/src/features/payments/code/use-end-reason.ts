/** Why a code can no longer be paid. The page's clock may be wrong, so the gateway's is asked before a day is named. */
import { hasExpired } from '@portal/domain/paynow-expiry';
import { useEffect, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { renewServerTime } from '../../../lib/session/clock-renewal.ts';

/** 'closed': before its time. 'untold': the gateway has not said what time it is. null: it is being asked. */
export type EndReason = 'expired' | 'closed' | 'untold';

export function useEndReason(expiredAt: number): EndReason | null {
  const [answered, setAnswered] = useState<boolean | null>(null);
  useEffect(() => {
    let isWanted = true;
    void renewServerTime().then((wasTold) => {
      if (isWanted) setAnswered(wasTold);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (hasExpired(expiredAt, now())) return 'expired';
  if (answered === null) return null;
  return answered ? 'closed' : 'untold';
}
