/** The ways to pay a bill that is open; what needs a page of the portal only while that is open. */
import type { FeatureName } from '@portal/domain/availability/features';
import { type ReactNode, use, useId } from 'react';
import { useAvailability } from '../../../lib/availability.ts';
import { EgiroOfferContext } from '../../../lib/egiro-offer.ts';
import { KeepingContext } from '../../../lib/keeping.ts';
import { EgiroOffer } from '../../../ui/actions/egiro-offer.tsx';
import { PayAction } from '../../../ui/actions/pay-action.tsx';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import type { IconName } from '../../../ui/surfaces/icons.tsx';
import styles from './bill.page.module.css';
import { copy } from './copy.ts';

export function HowToPay({ pdf }: { readonly pdf: ReactNode }) {
  const id = useId();
  const { pay } = copy;
  const canKeep = use(KeepingContext);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{pay.title}</h2>
      <ul className={styles.ways}>
        <Online feature="paynow" icon="qr" name={pay.paynow} text={pay.paynowText} act={pay.paynowAction} />
        <Online
          feature="egiro-about"
          icon="calendar"
          name={pay.egiro}
          text={pay.egiroText}
          act={pay.egiroAction}
        />
        <MethodRow
          icon="home"
          name={pay.shop}
          text={canKeep ? pay.shopText : pay.shopTextKiosk}
          act={canKeep && pdf}
        />
        <MethodRow icon="user" name={pay.counter} text={canKeep ? pay.counterText : pay.counterTextKiosk} />
      </ul>
    </section>
  );
}

interface PaymentMethodProps {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly act?: ReactNode;
}

function MethodRow({ icon, name, text, act }: PaymentMethodProps) {
  return (
    <li className={`card ${styles.way}`}>
      <IconTile icon={icon} />
      <div className={styles.wayWords}>
        <h3 className="strong">{name}</h3>
        <p className={styles.wayText}>{text}</p>
      </div>
      {act && <div className={styles.optionAction}>{act}</div>}
    </li>
  );
}

function Online({
  feature,
  act,
  ...way
}: PaymentMethodProps & { readonly feature: FeatureName; readonly act: string }) {
  const availability = useAvailability();
  const isOffered = use(EgiroOfferContext);
  if (availability(feature) !== 'open' || (feature === 'egiro-about' && isOffered === false)) return null;
  return (
    <MethodRow
      {...way}
      act={
        feature === 'paynow' ? (
          <PayAction className="text-link">{act}</PayAction>
        ) : (
          <EgiroOffer className="text-link">{act}</EgiroOffer>
        )
      }
    />
  );
}
