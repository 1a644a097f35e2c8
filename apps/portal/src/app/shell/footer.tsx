/** The foot of every page: whose portal this is, its terms, how to reach the utility; last the place of the chat. */
import { Link } from '@tanstack/react-router';
import { createContext, type Ref } from 'react';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { telephoneLink, useHelpline } from '../../ui/use-helpline.ts';
import { useLinks } from '../links.ts';
import { copy } from './copy.ts';
import styles from './frame.module.css';

/** Where the live chat docks; null: not drawn yet. */
export const ChatPlaceContext = createContext<Element | null>(null);

export function Footer({ chatPlace }: { chatPlace: Ref<HTMLDivElement> }) {
  const helpline = useHelpline();
  const contactUs = useLinks()?.contactUs ?? null;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className={styles.footerLinks}>
          <span>{copy.footer}</span>
          <Link to="/tnc">{copy.terms}</Link>
          {contactUs !== null && <OutsideLink href={contactUs}>{copy.contactUs}</OutsideLink>}
          <a href={telephoneLink(helpline)} className="unbroken">
            {copy.helpline(helpline)}
          </a>
        </div>
        <div ref={chatPlace} className={styles.chatPlace} />
      </div>
    </footer>
  );
}
