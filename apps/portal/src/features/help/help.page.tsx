/** /help: a placeholder that still helps. Only what exists and is on is listed. */
import { features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import { useAvailability } from '../../lib/availability.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { MethodRow, methodClass } from './contact-method.tsx';
import { copy } from './copy.ts';
import styles from './help.module.css';

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
          <a href={telephoneLink(helpline)} className={methodClass}>
            <MethodRow icon="phone" name={copy.helpline(helpline)}>
              {copy.helplineFor}
            </MethodRow>
          </a>
        </li>
        {chat === 'awaited' && (
          <li className={styles.held} aria-hidden="true">
            <div className={methodClass}>
              <MethodRow icon="chat" name={copy.chat}>
                {copy.chatOnPage}
              </MethodRow>
            </div>
          </li>
        )}
        {chat !== null && chat !== 'awaited' && (
          <li>
            <button type="button" className={methodClass} onClick={chat.open}>
              <MethodRow icon="chat" name={copy.chat}>
                {chat.inWindow ? copy.chatInWindow : copy.chatOnPage}
              </MethodRow>
            </button>
          </li>
        )}
        {contactUs !== null && (
          <li>
            <OutsideLink href={contactUs} className={methodClass}>
              <MethodRow icon="file" name={copy.contact} isOutside>
                {copy.contactFor}
              </MethodRow>
            </OutsideLink>
          </li>
        )}
        {hasLeakageAppeal && (
          <li>
            <Link to={features['water-leakage-appeal'].path as string} className={methodClass}>
              <MethodRow icon="water" name={copy.leakageAppeal}>
                {copy.leakageAppealFor}
              </MethodRow>
            </Link>
          </li>
        )}
        {hasInsights && (
          <li>
            <FeatureLink feature="bill-insights" className={methodClass}>
              <MethodRow icon="bars" name={copy.insights}>
                {copy.insightsFor}
              </MethodRow>
            </FeatureLink>
          </li>
        )}
      </ul>
    </div>
  );
}
