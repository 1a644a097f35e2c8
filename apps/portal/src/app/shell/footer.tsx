import { useHelpline } from '../../ui/use-helpline.ts';
import { copy } from '../copy.ts';

export function Footer() {
  const helpline = useHelpline();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <span>{copy.footer}</span>
        <a href={`tel:${helpline.replaceAll('-', '')}`}>{copy.helpline(helpline)}</a>
      </div>
    </footer>
  );
}
