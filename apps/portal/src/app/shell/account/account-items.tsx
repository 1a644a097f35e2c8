/** Inside of the account panel and of Profile: name, links to change details, theme, log-out. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { firstEditable, isShared, useKnownAccounts } from '../../../features/accounts/index.ts';
import { profileQuery } from '../../../features/session/index.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Icon, type IconName } from '../../../ui/surfaces/icons.tsx';
import { fetchAccount } from '../../account/account.ts';
import { copy } from '../copy.ts';
import { ThemeChoice } from '../theme-choice.tsx';
import styles from './account-items.module.css';
import type { HeaderPerson } from './person.ts';
import { phoneNumber } from './phone-number.ts';

interface AccountItemsProps extends HeaderPerson {
  /** Something was chosen. */
  onDone(): void;
}

export function AccountItems({ session, pages, onChangePassword, onDone }: AccountItemsProps) {
  const profile = useQuery(profileQuery());
  const accounts = useKnownAccounts();
  const config = useConfig();
  const isKnown = accounts.status === 'success';
  const name = profile.data?.name || session.name;
  const hasOwn = isKnown && [...accounts.premises.values()].some((premises) => !isShared(premises));
  const editable =
    isKnown && !isShared(accounts.selectedPremises)
      ? firstEditable(accounts.selectedAccount, config?.editBlockedTypes)
      : null;

  const isUnasked = accounts.status === 'loading';
  // Logout must not move under a press: rows that are still to come have their place, and keep it if none comes.
  const [keepsPlaces] = useState(isUnasked && session.emailVerified && !session.isInternal);
  const placeToCome = keepsPlaces && <AwaitedRow />;
  useEffect(() => {
    // On pages that are about no account nobody has asked yet; whoever has none was told so and is not asked about again.
    if (isUnasked) void fetchAccount();
  }, [isUnasked]);

  return (
    <>
      <div className={styles.who}>
        {name && <p className={styles.name}>{name}</p>}
        <p>{profile.data?.email ?? session.email}</p>
        {profile.isPending && <p className="unseen">{'\u00a0'}</p>}
        {profile.data?.contactNo && <p>{phoneNumber(profile.data.contactNo)}</p>}
      </div>
      <ul className={styles.rows}>
        {isKnown ? (
          <PlaceRow>
            <FeatureLink feature="manage-premises" className={styles.row} onClick={onDone}>
              <Words icon="home">{copy.managePremises(accounts.premises.size)}</Words>
            </FeatureLink>
          </PlaceRow>
        ) : (
          placeToCome
        )}
        {isKnown && hasOwn && (
          <PlaceRow>
            <FeatureLink feature="activity" className={styles.row} onClick={onDone}>
              <Words icon="pulse">{copy.activity}</Words>
            </FeatureLink>
          </PlaceRow>
        )}
        {!isKnown && placeToCome}
        {isKnown && !hasOwn && (
          <PlaceRow>
            <FeatureLink feature="link-account" className={styles.row} onClick={onDone}>
              <Words icon="plus">{copy.linkOwn}</Words>
            </FeatureLink>
          </PlaceRow>
        )}
        <OutsideRow address={pages.email} icon="mail" words={copy.updateEmail} />
        <OutsideRow address={pages.mobile} icon="mobile" words={copy.updateMobile} />
        {editable ? (
          <PlaceRow>
            <FeatureLink
              feature="edit-account"
              search={{ account: editable.accountNo }}
              className={styles.row}
              onClick={onDone}
            >
              <Words icon="file">{copy.updateMailingAddress}</Words>
            </FeatureLink>
          </PlaceRow>
        ) : (
          placeToCome
        )}
        <li>
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              onDone();
              onChangePassword();
            }}
          >
            <Words icon="key">{copy.changePassword}</Words>
          </button>
        </li>
      </ul>
      <ThemeChoice />
      <ul className={styles.rows}>
        <li>
          <Link to="/logout" className={styles.row} onClick={onDone}>
            <Words icon="logout">{copy.logout}</Words>
          </Link>
        </li>
        <OutsideRow address={pages.sessions} icon="logout" words={copy.logoutEverywhere} />
      </ul>
    </>
  );
}

/** A row whose link may draw nothing; then it takes no room. */
function PlaceRow({ children }: { children: ReactNode }) {
  return <li className={styles.place}>{children}</li>;
}

/** The place of a row that is still to come. */
function AwaitedRow() {
  return (
    <li className="unseen">
      <span className={styles.row} />
    </li>
  );
}

/** A page of the provider: elsewhere, but not in another tab, as it leads back. */
function OutsideRow(props: { address: string | null; icon: IconName; words: string }) {
  if (props.address === null) return null;
  return (
    <li>
      <a className={styles.row} href={props.address}>
        <Words icon={props.icon}>{props.words}</Words>
        <Icon name="external" size={17} className="end second" />
      </a>
    </li>
  );
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      {children}
    </>
  );
}
