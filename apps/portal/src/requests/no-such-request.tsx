/** The page of a request that does not exist, which those of others and of another service look like (visual 52). */
import { textOfError } from '@portal/contract/errors';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { ReasonCard, toServices } from './reason-card.tsx';
import styles from './request-page.module.css';

interface NoSuchRequestProps {
  /** Of the kind that the address names. */
  readonly title: string;
  readonly crumbs: ReactNode;
}

export function NoSuchRequest({ title, crumbs }: NoSuchRequestProps) {
  return (
    <div className={styles.page}>
      {crumbs}
      <h1 tabIndex={-1}>{title}</h1>
      <ReasonCard icon="search" heading={copy.unknown} text={textOfError('SK_ACCESS_1001')}>
        {toServices}
      </ReasonCard>
    </div>
  );
}
