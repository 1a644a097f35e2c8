/** /services/giro and /services/egiro-pilot: with eGIRO, or the older page where that is switched off. */
import { GiroPage, OlderGiroPage } from '../../../features/giro/index.ts';
import { useSourceLabel } from '../../../lib/source-label.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { useGiroOwed, useGiroPremises } from '../../account/giro-premises.ts';

export function Giro() {
  const { premises } = useGiroPremises();
  const isOff = useConfig()?.switches.egiro === false;
  const source = usePaperSource();
  return isOff ? <OlderGiroPage premises={premises} source={source} /> : <EgiroPilot />;
}

/** With eGIRO whatever its switch says (readings §11). */
export function EgiroPilot() {
  const { premises, isCut } = useGiroPremises();
  const owed = useGiroOwed(premises);
  return <GiroPage premises={premises} isCut={isCut} owed={owed} source={usePaperSource()} />;
}

/** The call's own list has W and M: a kiosk is on the web (readings §1). */
const usePaperSource = () => (useSourceLabel() === 'M' ? 'M' : 'W');
