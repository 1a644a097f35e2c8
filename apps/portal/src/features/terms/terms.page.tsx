/** /tnc: the full terms, with a list of contents that leads to each section. */
import { unbroken } from '../../ui/text/unbroken.tsx';
import { telephoneLink } from '../../ui/use-helpline.ts';
import { copy, type Section, sections } from './copy.ts';
import styles from './terms.module.css';

export function TermsPage({ helpline }: { helpline: string }) {
  return (
    <div className={styles.page} data-columns="">
      <div className={styles.head}>
        <h1>{copy.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <p className="small second">{copy.inForce}</p>
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsTitle}>
          {copy.contents}
        </h2>
        <ol>
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
              <a href={`#${id}`}>{copy.numbered(index + 1, heading)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section, index) => (
          <TermsSection key={section.id} section={section} at={index + 1} />
        ))}
        <p>
          <a className="text-link" href={telephoneLink(helpline)}>
            {copy.helpline(helpline)}
          </a>
        </p>
      </div>
    </div>
  );
}

function TermsSection({ section, at }: { section: Section; at: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1} data-quiet-focus="">
      <h2 id={`${section.id}-title`}>{copy.numbered(at, section.heading)}</h2>
      {section.body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{unbroken(part)}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{unbroken(point)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
