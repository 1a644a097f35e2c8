/** /help: a placeholder that still helps. Only what exists and is on is listed. */
import { features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import { useAvailability } from '../../lib/availability.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { copy } from './copy.ts';
import styles from './help.module.css';
import { Way, wayClass } from './way.tsx';

export interface HelpProps {
  readonly helpline: string;
  /** null: there is no chat for these accounts; awaited: it is not known yet, and its place is kept. */
  readonly chat: { open(): void; readonly inWindow: boolean } | 'awaited' | null;
  /** The utility's page for messages; null: it has none. */
  readonly contactUs: string | null;
  /** Its menu item has a switch of its own, which does not count here. */
  readonly hasLeakageAppeal: boolean;
}

export function HelpPage({ helpline, chat, contactUs, hasLeakageAppeal }: HelpProps) {
  const hasInsights = useAvailability()('bill-insights') === 'open';
  return (
    <div className={styles.page} data-columns="">
      <div>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
      </div>
      <ul className={`card ${styles.ways}`} aria-label={copy.ways}>
        <li>
          <a href={telephoneLink(helpline)} className={wayClass}>
            <Way icon="phone" name={copy.helpline(helpline)}>
              {copy.helplineFor}
            </Way>
          </a>
        </li>
        {chat === 'awaited' && (
          <li className={styles.held} aria-hidden="true">
            <div className={wayClass}>
              <Way icon="chat" name={copy.chat}>
                {copy.chatOnPage}
              </Way>
            </div>
          </li>
        )}
        {chat !== null && chat !== 'awaited' && (
          <li>
            <button type="button" className={wayClass} onClick={chat.open}>
              <Way icon="chat" name={copy.chat}>
                {chat.inWindow ? copy.chatInWindow : copy.chatOnPage}
              </Way>
            </button>
          </li>
        )}
        {contactUs !== null && (
          <li>
            <OutsideLink href={contactUs} className={wayClass}>
              <Way icon="file" name={copy.contact} isOutside>
                {copy.contactFor}
              </Way>
            </OutsideLink>
          </li>
        )}
        {hasLeakageAppeal && (
          <li>
            <Link to={features['water-leakage-appeal'].path as string} className={wayClass}>
              <Way icon="water" name={copy.leakageAppeal}>
                {copy.leakageAppealFor}
              </Way>
            </Link>
          </li>
        )}
        {hasInsights && (
          <li>
            <FeatureLink feature="bill-insights" className={wayClass}>
              <Way icon="bars" name={copy.insights}>
                {copy.insightsFor}
              </Way>
            </FeatureLink>
          </li>
        )}
      </ul>
    </div>
  );
}
