/** The meter reading card: when meters may be read, which, and for which bill. Asks for its own data and fails alone. */
import type { MeteredAccount } from './applicability.ts';

interface MeterCardProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  /** Users of a master account do not read meters. */
  readonly isMaster: boolean;
}

export function MeterCard(_props: MeterCardProps) {
  return null;
}
