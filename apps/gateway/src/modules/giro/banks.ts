/** The banks of eGIRO with whether each takes requests now. */
import type { Clock } from '@portal/domain/clock';
import { type GiroBank, listGiroBanks } from '@portal/domain/giro/giro-banks';
import type { EgiroBank } from '../../ports/egiro-bank/port.ts';

const KEPT_MS = 10_000;

export type ListBanks = () => Promise<readonly GiroBank[]>;

/** Asks the banks once in ten seconds at most; while they cannot be reached, none is active. */
export function createBankList(bank: EgiroBank | null, clock: Clock): ListBanks {
  let kept: { readonly at: number; readonly banks: Promise<readonly GiroBank[]> } | null = null;
  return () => {
    const now = clock.now();
    if (kept === null || Math.abs(now - kept.at) >= KEPT_MS) kept = { at: now, banks: askBanks(bank) };
    return kept.banks;
  };
}

async function askBanks(bank: EgiroBank | null): Promise<readonly GiroBank[]> {
  const unavailable = bank === null ? null : await bank.listUnavailable().catch(() => null);
  return listGiroBanks(
    (code, segment) =>
      unavailable !== null && !unavailable.some((each) => each.bankCode === code && each.segment === segment),
  );
}
