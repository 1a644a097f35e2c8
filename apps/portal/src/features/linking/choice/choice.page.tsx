/** /link-account: two equal doors. The whole card may be pressed; the button is the real control. */
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './choice.module.css';
import { Block, Towers } from './choice-pictures.tsx';

const methods = [
  { to: '/link-account/individual', words: copy.choice.individual, picture: <Block /> },
  { to: '/link-account/company', words: copy.choice.company, picture: <Towers /> },
] as const;

interface ChoicePageProps {
  /** Another person's home that may be seen without an account of one's own, or an invitation to it; null: none is known. */
  readonly invited: 'viewer' | 'invited' | null;
}

export function ChoicePage({ invited }: ChoicePageProps) {
  return (
    <div className={styles.page}>
      <h1>{copy.choice.title}</h1>
      <p className={`lead ${styles.lead}`}>{copy.choice.lead}</p>
      <div className={styles.ways} data-columns="">
        {methods.map(({ to, words, picture }) => (
          <section key={to} className="picture-card stack relative">
            <div className={styles.picture}>{picture}</div>
            <div className="inside stack grow">
              <h2 className={styles.title}>{words.title}</h2>
              <p className={styles.about}>{words.lead}</p>
              <h3 className={styles.readyTitle}>{copy.choice.haveReady}</h3>
              <ul className={styles.ready}>
                {words.ready.map((thing) => (
                  <li key={thing}>
                    <Icon name="check" size={20} />
                    {thing}
                  </li>
                ))}
              </ul>
              <LinkButton to={to} search wide className={styles.act}>
                {words.act}
              </LinkButton>
            </div>
          </section>
        ))}
      </div>
      <p className="second">{copy.choice.moved}</p>
      <Invited as={invited} />
    </div>
  );
}

/** A person who was invited to see a home need not link anything. */
function Invited({ as }: { readonly as: ChoicePageProps['invited'] }) {
  const { viewer, invited, unknown } = copy.choice.invited;
  if (as === null) return <p className="second above-8">{unknown}</p>;
  const { text, link, to } = as === 'viewer' ? viewer : invited;
  return (
    <p className="above-8">
      {text}{' '}
      <Link to={to} className="text-link">
        {link}
      </Link>
    </p>
  );
}
