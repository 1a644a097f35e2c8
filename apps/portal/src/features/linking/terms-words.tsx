/**
 * The words of the tick, with the terms to read: in a tab of their own, so that nothing here is lost. Where no tab may
 * open, on this page, which is as it was when somebody comes back.
 */
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { OutsideContext } from '../../ui/actions/outside-link.tsx';
import { copy } from './copy.ts';
import styles from './terms-words.module.css';

const words = copy.terms;
const TERMS = '/tnc';

export function TermsWords() {
  const opensTabs = use(OutsideContext);
  return (
    <>
      {words.before}
      {opensTabs ? (
        <a className={styles.link} href={TERMS} target="_blank" rel="noopener">
          {words.link}
          <span className="hidden-visually">{words.newTab}</span>
        </a>
      ) : (
        <Link className={styles.link} to={TERMS}>
          {words.link}
        </Link>
      )}
      {words.after}
    </>
  );
}
