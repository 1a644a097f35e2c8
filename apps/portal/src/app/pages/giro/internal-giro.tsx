/** The twins of the pages of GIRO for staff. */
import { behindGate } from '../../account/internal-gate.tsx';
import { EgiroSession, EgiroSetup, EgiroStatus, EgiroUnavailable } from './egiro.tsx';
import { EgiroAbout } from './egiro-about.tsx';
import { Giro } from './giro.tsx';

/** Open to all staff: nothing of it is about a customer. */
export const InternalAbout = () => <EgiroAbout base="/internal" />;

export const InternalGiro = behindGate(Giro);
export const InternalSetup = behindGate(EgiroSetup);
export const InternalSession = behindGate(EgiroSession);
export const InternalStatus = behindGate(EgiroStatus);
export const InternalUnavailable = behindGate(EgiroUnavailable);
