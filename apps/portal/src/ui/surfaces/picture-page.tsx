/** A page with one picture on ink, the plain words below it, then the way on. */
import type { ReactNode } from 'react';
import styles from './picture-page.module.css';

interface PicturePageProps {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly lead: string;
  readonly actions: ReactNode;
}

export function PicturePage({ picture, heading, lead, actions }: PicturePageProps) {
  return (
    <>
      <div className={styles.picture}>{picture}</div>
      <div className={`wrap ${styles.words}`}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={`button-row ${styles.actions}`}>{actions}</div>
      </div>
    </>
  );
}
