/** /alerts/off: takes the token out of the address. */
import { useEffect, useState } from 'react';
import { SwitchOffPage } from '../../../features/alerts/index.ts';

export function AlertOff() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  useEffect(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`), []);
  return <SwitchOffPage token={token} />;
}
