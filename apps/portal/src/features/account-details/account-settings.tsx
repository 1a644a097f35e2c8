/** One account: mailing address, bill delivery, retailer access, and its Edit with the reason where it is closed. */
import { sgDay } from '@portal/domain/sg-time';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Pill } from '../../ui/surfaces/pill.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import styles from './account-details.module.css';
import { AddressesNow } from './addresses-now.tsx';
import { copy } from './copy.ts';
import { hasElectricity } from './edit.rules.ts';
import type { NamedAccount, Preference } from './preference.query.ts';

interface AccountSettingsProps {
  readonly account: NamedAccount & { readonly status: 'Active' | 'Inactive' };
  readonly preference: Preference;
  readonly email: string | null;
  readonly hasRetailerAccess: boolean;
  /** Small icons of its utilities. */
  readonly utilities: ReactNode;
}

export function AccountSettings({
  account,
  preference,
  email,
  hasRetailerAccess,
  utilities,
}: AccountSettingsProps) {
  const id = useId();
  const { accountNo, utilities_label: label } = account;
  const { editBlock, closedOn } = preference;
  const isClosed = editBlock === 'INACTIVE';
  return (
    <section className={`card ${styles.account}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 id={`${id}-title`} className={styles.title} data-closed={isClosed || undefined}>
            {copy.account(accountNo)}
          </h2>
          <p className="note">{unbroken(closedOn ? copy.closedOn(label, sgDay(closedOn)) : label)}</p>
        </div>
        {isClosed ? (
          <Pill kind="outline" icon={null}>
            {copy.inactive}
          </Pill>
        ) : (
          utilities
        )}
        <EditAction accountNo={accountNo} isBlocked={editBlock !== null} reasonId={`${id}-reason`} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{copy.mailingAddress}</dt>
          <dd>
            <AddressesNow preference={preference} look="plain" />
          </dd>
        </div>
        <div>
          <dt>{copy.billSummary}</dt>
          <dd>{isClosed ? <NoBills /> : <Delivery preference={preference} email={email} />}</dd>
        </div>
        {hasRetailerAccess && hasElectricity(account) && !isClosed && (
          <div>
            <dt>{copy.retailerAccess}</dt>
            <dd>
              <RetailerAccess isDisallowed={preference.isRetailerAccessDisallowed} />
            </dd>
          </div>
        )}
      </dl>
      {editBlock !== null && (
        <p id={`${id}-reason`} className={styles.reason}>
          <Icon name="info" size={20} />
          {copy.blocked[editBlock]}
        </p>
      )}
    </section>
  );
}

interface EditActionProps {
  readonly accountNo: string;
  readonly isBlocked: boolean;
  readonly reasonId: string;
}

/** A blocked one can still be reached: the reason is read out with it. */
function EditAction({ accountNo, isBlocked, reasonId }: EditActionProps) {
  const words = (
    <>
      {copy.edit}
      <span className="hidden-visually">{copy.editOf(accountNo)}</span>
    </>
  );
  if (!isBlocked)
    return (
      <FeatureLink
        feature="edit-account"
        search={{ account: accountNo }}
        className={buttonClass({}, styles.edit)}
      >
        {words}
      </FeatureLink>
    );
  return (
    <button
      type="button"
      className={buttonClass({}, styles.edit)}
      aria-disabled="true"
      aria-describedby={reasonId}
    >
      {words}
    </button>
  );
}

const NoBills = () => (
  <>
    <strong className="block">{copy.none}</strong>
    <span className="note">{copy.noBills}</span>
  </>
);

function Delivery({ preference, email }: { readonly preference: Preference; readonly email: string | null }) {
  const toEmail = email === null ? copy.toYourEmail : copy.toEmail(email);
  return (
    <ul className={styles.delivery}>
      <Way label={copy.emailBill} isOn={preference.isSoftCopy} where={toEmail} />
      <Way label={copy.hardcopyBill} isOn={preference.isHardCopy} where={copy.byPost} />
    </ul>
  );
}

interface WayProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly where: string;
}

function Way({ label, isOn, where }: WayProps) {
  return (
    <li data-off={!isOn || undefined}>
      <Icon name={isOn ? 'check' : 'close'} size={20} />
      <span className={styles.way}>{label}</span>
      <span className="note anywhere">{isOn ? unbroken(where) : copy.notSent}</span>
    </li>
  );
}

function RetailerAccess({ isDisallowed }: { readonly isDisallowed: boolean }) {
  return (
    <>
      <strong className="block">{isDisallowed ? copy.notAllowed : copy.allowed}</strong>
      <span className="note">{isDisallowed ? copy.notAllowedNote : copy.allowedNote}</span>{' '}
      {!isDisallowed && <FeatureLink feature="consent-management">{copy.consent}</FeatureLink>}
    </>
  );
}
