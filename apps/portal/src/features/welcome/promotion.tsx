/** The promotional card. Its link is drawn only while the feature is open. */

import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './promotion.module.css';
import { type Promotion, promotionPlaces } from './promotion.rules.ts';
import { PromotionPicture } from './promotion-picture.tsx';

export function PromotionBox({ promotion }: { promotion: Promotion }) {
  const { overline, title, text } = copy.promotions[promotion];
  return (
    <section className={`card ${styles.box}`} aria-labelledby="promotion">
      <div>
        <p className="overline">{overline}</p>
        <h2 className={styles.title} id="promotion">
          {title}
        </h2>
        <p className="second">{text}</p>
        {promotion !== 'usage' && (
          <p className={styles.way}>
            <FeatureLink feature={promotionPlaces[promotion]} className="text-link">
              {copy.promotions[promotion].act}
              <Icon name="chevronRight" size={18} />
            </FeatureLink>
          </p>
        )}
      </div>
      <div className={styles.picture}>
        <PromotionPicture promotion={promotion} />
      </div>
    </section>
  );
}
