/** The foot of every page: whose portal this is, its terms, how to reach the utility. */
import { Link } from '@tanstack/react-router';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { telephoneLink, useHelpline } from '../../ui/use-helpline.ts';
import { useLinks } from '../links.ts';
import { copy } from './copy.ts';

export function Footer() {
  const helpline = useHelpline();
  const contactUs = useLinks()?.contactUs ?? null;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <span>{copy.footer}</span>
        <Link to="/tnc">{copy.terms}</Link>
        {contactUs !== null && <OutsideLink href={contactUs}>{copy.contactUs}</OutsideLink>}
        <a href={telephoneLink(helpline)}>{copy.helpline(helpline)}</a>
      </div>
    </footer>
  );
}
