/** The card in place of a form or a list: a sentence, a heading, and the way on (visual 51, 52). */
import type { ReactNode } from 'react';
import { FeatureLink } from '../ui/actions/feature-link.tsx';
import { OutsideLink } from '../ui/actions/outside-link.tsx';
import { Icon, type IconName } from '../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './reason-card.module.css';

interface ReasonCardProps {
  readonly icon: IconName;
  readonly heading: string;
  readonly text: ReactNode;
  readonly pill?: ReactNode;
  readonly children?: ReactNode;
}

/** Neutral, as none of the reasons is an error. */
export function ReasonCard({ icon, heading, text, pill, children }: ReasonCardProps) {
  return (
    <section className={`card ${styles.reason}`}>
      <span className="tile">
        <Icon name={icon} size={24} />
      </span>
      <h2 className={styles.heading}>{heading}</h2>
      <div className="second">{text}</div>
      {pill}
      {children && <div className={`button-row ${styles.action}`}>{children}</div>}
    </section>
  );
}

export const toBills = (
  <FeatureLink feature="bills" className="button button-second">
    {copy.toBills}
  </FeatureLink>
);

export const toServices = (
  <FeatureLink feature="services" className="button button-second">
    {copy.toServices}
  </FeatureLink>
);

/** @param href of the utility's form; null: it has none */
export function ContactLink({ href }: { readonly href: string | null }) {
  if (href === null) return null;
  return (
    <OutsideLink href={href} className="button button-second">
      {copy.contact}
      <Icon name="external" size={18} />
    </OutsideLink>
  );
}
