/** One late charge: what and when, its amount, and the button, pill or word of its state. */
import { cents, formatSgd } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { copy as requestCopy } from '../../requests/copy.ts';
import { RequestLink } from '../../requests/request-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './waiver.module.css';
import type { ChargeRow, WaiverReason } from './waiver.query.ts';

interface ChargeItemProps {
  readonly row: ChargeRow;
  /** '2026-08-20'; charges from before are too old. */
  readonly since: string;
  /** Why no charge of its account can be waived; null: others can be. */
  readonly reason: WaiverReason | null;
  /** Of the waiver; null: it is not known. */
  readonly requestId: string | null;
  /** There are charges of several accounts. */
  readonly hasAccount: boolean;
  onRequest(): void;
}

export function ChargeItem({ row, since, reason, requestId, hasAccount, onRequest }: ChargeItemProps) {
  const { status, bill, account_no } = row;
  const name = copy.names[bill.charge];
  const day = sgDay(bill.print_date);
  const isShut = status === 'NOT_ELIGIBLE';
  const isOld = isShut && bill.print_date < since;
  return (
    <li className={styles.charge} data-old={isShut || undefined}>
      <IconTile icon={bill.charge === 'PINK_NOTICE' ? 'file' : 'clock'} />
      <div className="shrinks">
        <p className={styles.name}>{name}</p>
        <p className="note">{unbroken(isOld ? copy.printedLongAgo(day) : copy.printed(day))}</p>
        <p className="note">{copy.invoice(bill.invoice_no)}</p>
        {isShut && !isOld && reason && <p className="note">{copy.none.texts[reason]}</p>}
        {hasAccount && <p className="note">{copy.accountLine(account_no)}</p>}
      </div>
      <p className={styles.sum}>{formatSgd(cents(bill.payment_amount))}</p>
      <div className={styles.act}>
        {status === 'ELIGIBLE' && (
          <Button kind="second" aria-label={copy.requestOf(name, day)} onClick={onRequest}>
            {copy.request}
          </Button>
        )}
        {status === 'SUCCESS' && (
          <Pill kind="neutral" icon={<Icon name="check" size={16} />}>
            {copy.approvedPill}
          </Pill>
        )}
        {status === 'SUCCESS' && requestId !== null && (
          <RequestLink
            service="pink-waiver"
            requestId={requestId}
            className="text-link block above-8"
            aria-label={copy.viewOf(name, day)}
          >
            {requestCopy.view}
          </RequestLink>
        )}
        {isShut && <span className="note">{copy.cannot}</span>}
      </div>
    </li>
  );
}
