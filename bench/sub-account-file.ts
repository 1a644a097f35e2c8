/** A file of sub-accounts of one master account, as long as a bench wants it. Numbers of devices and places are spread. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

interface SubAccountFile {
  readonly master: string;
  readonly rows: number;
  /** One row in a hundred has another status. */
  readonly isCorrected: boolean;
}

const kinds = [
  ['E', 'electricity'],
  ['W', 'water'],
  ['E', 'electricity'],
  ['G', 'gas'],
  ['W', 'water'],
] as const;
const FIRST = 8_500_000_000;

export async function writeSubAccountFile(
  path: string,
  { master, rows, isCorrected }: SubAccountFile,
): Promise<void> {
  const file = createWriteStream(path);
  file.write('masterAccount,subAccountNo,deviceNo,premiseAddress,utilityType,status\n');
  for (let n = 0; n < rows; n += 1) {
    const [letter, utility] = kinds[n % kinds.length] ?? kinds[0];
    const device = `${letter}${10_000_000 + ((n * 7_919) % 90_000_000)}`;
    const place = `"Blk ${(n * 31) % 900} Bedok North Street ${n % 9}, #${n % 30}-${n % 500} Singapore ${460_000 + (n % 9_999)}"`;
    const isActive = isCorrected && n % 100 === 0 ? n % 20 === 7 : n % 20 !== 7;
    const cells = [master, FIRST + n, device, place, utility, isActive ? 'active' : 'inactive'];
    if (!file.write(`${cells.join(',')}\n`)) await once(file, 'drain');
  }
  await finished(file.end());
}
