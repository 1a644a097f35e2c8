/** The way to eGIRO, where the accounts may set it up. Its place is kept while that is not known, so that nothing moves. */
import { type ReactNode, use } from 'react';
import { EgiroOfferContext } from '../../lib/egiro-offer.ts';
import { FeatureLink } from './feature-link.tsx';

interface EgiroOfferProps {
  readonly className: string;
  readonly children: ReactNode;
}

export function EgiroOffer({ className, children }: EgiroOfferProps) {
  const isOffered = use(EgiroOfferContext);
  if (isOffered === false) return null;
  return (
    <FeatureLink feature="egiro-about" className={isOffered ? className : `${className} unseen`}>
      {children}
    </FeatureLink>
  );
}
