/** /services/giro and /services/egiro-pilot: with eGIRO, or the older page where that is switched off. */
import { GiroPage, OlderGiroPage } from '../../../features/giro/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useGiroOwed, useGiroPremises } from '../../account/giro-premises.ts';

export function Giro() {
  const isOff = useConfig()?.switches.egiro === false;
  const page = useGiroPage();
  return isOff ? <OlderGiroPage {...page} /> : <GiroPage {...page} />;
}

/** With eGIRO whatever its switch says (readings §11). */
export function EgiroPilot() {
  return <GiroPage {...useGiroPage()} />;
}

function useGiroPage() {
  const { premises, isCut } = useGiroPremises();
  // The call's own list has W and M: a kiosk is on the web (readings §1).
  const source = useSourceLabel() === 'M' ? ('M' as const) : ('W' as const);
  return { premises, isCut, owed: useGiroOwed(premises), source };
}
