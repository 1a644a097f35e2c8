/** /link-account/company: two ways of unequal weight, each only where this installation has it. */
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { telephoneLink } from '../../../ui/use-helpline.ts';
import { ByHandOption } from '../choice/by-hand-option.tsx';
import { copy } from '../copy.ts';
import styles from './company-start.module.css';
import { RegistryOption } from './registry-option.tsx';
import { RegistrySends } from './registry-sends.tsx';

export interface CompanyStartProps {
  /** Details can be retrieved from the business registry. */
  readonly hasRegistry: boolean;
  /** The way by hand is offered. */
  readonly isByHandOffered: boolean;
  readonly helpline: string;
  /** Leaves the portal for the registry, in the same view. */
  leaveFor(address: string): void;
  onElsewhere(): void;
}

export function CompanyStartPage(props: CompanyStartProps) {
  const { hasRegistry, isByHandOffered, helpline, leaveFor, onElsewhere } = props;
  const lead = [
    ...(hasRegistry ? [copy.start.leadRegistry] : []),
    ...(isByHandOffered ? [copy.start.leadByHand] : []),
  ];
  return (
    <>
      <Breadcrumbs
        trail={[{ feature: 'link-account', label: copy.crumbs.linkAccount }]}
        current={copy.crumbs.company}
      />
      <h1>{lead.length > 0 ? copy.start.title : copy.start.titleNone}</h1>
      <p className={`lead ${styles.lead}`}>
        {lead.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
        {lead.length === 0 && <Call helpline={helpline} />}
      </p>
      <div className={styles.ways} data-columns="" data-ways={lead.length}>
        {hasRegistry && <RegistryOption leaveFor={leaveFor} onElsewhere={onElsewhere} />}
        {isByHandOffered && <ByHandOption />}
      </div>
      {hasRegistry && <RegistrySends />}
    </>
  );
}

function Call({ helpline }: { helpline: string }) {
  return (
    <>
      {copy.start.leadNone}{' '}
      <a className={styles.helpline} href={telephoneLink(helpline)}>
        {helpline}
      </a>
    </>
  );
}
