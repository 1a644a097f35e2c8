/** The mailing address now and, where one waits, the one to come, side by side. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './addresses-now.module.css';
import { copy } from './copy.ts';
import type { MailAddress, Preference } from './preference.query.ts';

interface AddressesNowProps {
  readonly preference: Preference;
  /** plain: on the card; boxes: each on a sunken ground. */
  readonly look: 'plain' | 'boxes';
}

/** The day on which a pending address takes effect. */
export const findStart = ({ effectiveDate }: MailAddress): SgDay | null =>
  effectiveDate === null ? null : sgDay(effectiveDate);

export function AddressesNow({ preference, look }: AddressesNowProps) {
  const { currentMailAddress: current, pendingMailAddress: pending } = preference;
  const start = pending && findStart(pending);
  return (
    <div className={styles.addresses} data-look={look}>
      <div className={styles.address}>
        {(pending || look === 'boxes') && <p className={styles.which}>{copy.current}</p>}
        <Address address={current} />
      </div>
      {pending && (
        <div className={styles.address}>
          <p className={styles.which}>
            <Pill kind="act" icon={<Icon name="clock" size={16} />}>
              {copy.pending}
            </Pill>{' '}
            {start && <span className={styles.start}>{unbroken(copy.from(start))}</span>}
          </p>
          <Address address={pending} />
        </div>
      )}
    </div>
  );
}

function Address({ address }: { readonly address: MailAddress }) {
  return (
    <p>
      <strong className="block">{unbroken(address.title)}</strong>
      <span className="note">{copy.postal(address.postalCode)}</span>
    </p>
  );
}
