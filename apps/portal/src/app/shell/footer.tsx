/** The foot of every page: whose portal this is, and whom to call. */
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/use-session.ts';
import { telephoneLink, useHelpline } from '../../ui/use-helpline.ts';
import { copy } from '../copy.ts';

export function Footer() {
  const helpline = useHelpline();
  const isSignedIn = useSession() !== null;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <span>{copy.footer}</span>
        <Link to="/tnc">{copy.terms}</Link>
        {isSignedIn && <Link to="/help">{copy.help}</Link>}
        <a href={telephoneLink(helpline)}>{copy.helpline(helpline)}</a>
      </div>
    </footer>
  );
}
