/** One slide: what it says and, while its feature is open, the way there. Only the shown one names the dialog. */
import type { FeatureName } from '@portal/domain/availability/features';
import { Heading } from 'react-aria-components';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './onboarding-dialog.module.css';
import type { OnboardingItem } from './onboarding-items.query.ts';

const placeOf: Readonly<Record<OnboardingItem['id'], FeatureName>> = {
  welcome: 'edit-account',
  premises: 'manage-premises',
  bills: 'bills',
  services: 'services',
  giro: 'egiro-about',
};

interface OnboardingSlideProps {
  readonly item: OnboardingItem;
  readonly account: string | null;
  readonly isShown: boolean;
  onLeave(): void;
}

export function OnboardingSlide({ item, account, isShown, onLeave }: OnboardingSlideProps) {
  const isAboutAccount = item.id === 'welcome' && account !== null;
  return (
    <div className={styles.slide} data-shown={isShown || undefined} aria-hidden={!isShown || undefined}>
      {isShown ? (
        <Heading slot="title" level={2} className={styles.title ?? ''}>
          {item.title}
        </Heading>
      ) : (
        <p className={styles.title}>{item.title}</p>
      )}
      <p className={`second ${styles.subtitle}`}>{item.subtitle}</p>
      {item.footerTitle !== '' && (
        <FeatureLink
          feature={placeOf[item.id]}
          search={isAboutAccount ? { account } : undefined}
          className="text-link above-8"
          onClick={onLeave}
        >
          {item.footerTitle}
          <Icon name="chevronRight" size={18} />
        </FeatureLink>
      )}
    </div>
  );
}
