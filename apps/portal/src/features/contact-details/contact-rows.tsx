/** Contact details of a person, each with the link to change it. */
import type { ReactNode } from 'react';
import styles from './contact-details.module.css';
import type { ContactProfile } from './contact-profile.query.ts';
import { copy } from './copy.ts';

/** Pages of the provider that lead back here; null: it has none. */
export interface ContactUpdates {
  readonly email: string | null;
  readonly mobile: string | null;
}

interface ContactRowsProps {
  readonly profile: ContactProfile;
  readonly updates: ContactUpdates;
  mobileText(number: string): string;
}

export function ContactRows({ profile, updates, mobileText }: ContactRowsProps) {
  const { email, contactNo, pendingVerificationEmail } = profile;
  return (
    <dl className="grid">
      <Row name={copy.email} act={update(updates.email, copy.updateEmail)}>
        {email || copy.none}
      </Row>
      {pendingVerificationEmail && (
        <Row name={copy.pendingEmail} note={copy.pendingNote}>
          {pendingVerificationEmail}
        </Row>
      )}
      <Row name={copy.mobile} act={update(updates.mobile, copy.updateMobile)}>
        {contactNo ? mobileText(contactNo) : copy.none}
      </Row>
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: string;
  readonly note?: string;
  readonly act?: ReactNode;
}

function Row({ name, children, note, act }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className="small second">{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {act && <dd className={styles.act}>{act}</dd>}
    </div>
  );
}

const update = (address: string | null, words: string): ReactNode =>
  address && (
    <a className="text-link" href={address}>
      {words}
    </a>
  );
