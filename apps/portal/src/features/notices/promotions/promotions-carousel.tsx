/**
 * One banner at a time. All are laid out in the same places, so that the card is as high as the tallest and no
 * control moves under the pointer when the slide does.
 */
import { useState } from 'react';
import { buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { useSwipe } from '../use-swipe.ts';
import { PromotionControls } from './promotion-controls.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import type { Slide, Target } from './promotions.rules.ts';
import styles from './promotions-carousel.module.css';
import { useRotation } from './use-rotation.ts';

/** The act of a banner: a feature of the portal, or an address that was judged before (promotions.rules.ts). */
const looks = buttonClass({ kind: 'second', small: true });

function PromotionAction({ label, target }: { label: string; target: Target }) {
  if ('feature' in target) {
    return (
      <FeatureLink feature={target.feature} className={looks}>
        {label}
      </FeatureLink>
    );
  }
  if (!target.opensOutside) {
    return (
      <a href={target.address} rel="noreferrer" className={looks}>
        {label}
      </a>
    );
  }
  return (
    <OutsideLink href={target.address} className={looks}>
      {label}
    </OutsideLink>
  );
}

export function PromotionsCarousel({ slides }: { slides: readonly Slide[] }) {
  const rotation = useRotation(slides.length);
  const [hasMoved, setHasMoved] = useState(false);
  const { index } = rotation;
  const move = (by: 1 | -1) => {
    setHasMoved(true);
    rotation.move(by);
  };
  const swipe = useSwipe(move);
  const shown = (at: number) => ({
    className: styles.layer,
    'data-shown': at === index || undefined,
    'aria-hidden': at !== index || undefined,
  });
  const isSeveral = slides.length > 1;
  return (
    <Card title={copy.promotions.name} titleRole="hidden" className="sized">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody looks; the buttons inside act */}
      <div
        className={styles.carousel}
        onPointerEnter={({ pointerType }) => rotation.setPointed(pointerType === 'mouse')}
        onPointerLeave={() => rotation.setPointed(false)}
        onFocus={() => rotation.setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          rotation.setFocused(currentTarget.contains(relatedTarget))
        }
        {...(isSeveral ? swipe : {})}
      >
        <div className="grid">
          {slides.map(({ kind, overline, title, text }, at) => (
            <div key={`${kind} ${title}`} {...shown(at)}>
              {kind === 'non-domestic' && <Icon name="card" size={24} className={styles.cardIcon} />}
              {overline !== null && <p className={styles.overline}>{overline}</p>}
              <h3 className={styles.title}>{title}</h3>
              <p className={`second ${styles.text}`}>{text}</p>
            </div>
          ))}
        </div>
        <div className={`grid ${styles.pictures}`}>
          {slides.map(({ kind, title }, at) => (
            <div key={`${kind} ${title}`} {...shown(at)}>
              <PromotionPicture kind={kind} />
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <div className="grid">
            {slides.map(({ kind, title, act }, at) =>
              act ? (
                <div key={`${kind} ${title}`} {...shown(at)}>
                  <PromotionAction label={act.label} target={act.target} />
                </div>
              ) : null,
            )}
          </div>
          {isSeveral && <PromotionControls count={slides.length} rotation={rotation} onMove={move} />}
        </div>
        <p className="hidden-visually" aria-live="polite">
          {hasMoved && copy.promotions.slide(index, slides.length, slides[index]?.title ?? '')}
        </p>
      </div>
    </Card>
  );
}
