/** Letters as rows, and which of them their people have opened. */
import { instantText } from '@portal/domain/sg-time';
import type { WorldLetter } from '../letters/world-letters.ts';
import { worldPeople } from '../people/world-people.ts';
import type { Row } from './bulk-insert.ts';

const DAY = 86_400_000;

export const letterRow = ({ account, letterId, kind, data, recipient, printedAt }: WorldLetter): Row => ({
  accountId: account.id,
  letterId,
  kind,
  data,
  recipient,
  printedAt: instantText(printedAt),
});

/** People open their letters a day after they came. */
export const openedRows = (letters: readonly WorldLetter[], now: number): Row[] =>
  letters
    .filter(({ printedAt }) => printedAt + DAY <= now)
    .flatMap(({ account, letterId, printedAt }) =>
      worldPeople
        .filter(({ accounts }) => accounts.includes(account.no))
        .map(({ customerId }) => ({
          customerId,
          accountId: account.id,
          letterId,
          openedAt: instantText(printedAt + DAY),
        })),
    );
