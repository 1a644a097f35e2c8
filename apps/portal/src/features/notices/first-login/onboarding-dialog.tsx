/**
 * The slides, one at a time, never by themselves and never round. All are laid out in one place, so that the
 * dialog is as high as the tallest and Next never moves.
 */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { copy } from '../copy.ts';
import { useSwipe } from '../use-swipe.ts';
import styles from './onboarding-dialog.module.css';
import type { OnboardingItem } from './onboarding-items.query.ts';
import { OnboardingPicture } from './onboarding-picture.tsx';
import { OnboardingSlide } from './onboarding-slide.tsx';
import { PictureDialog } from './picture-dialog.tsx';

interface OnboardingDialogProps {
  readonly items: readonly OnboardingItem[];
  readonly account: string | null;
  /** At whichever slide, it counts as seen. */
  onClose(): void;
}

export function OnboardingDialog({ items, account, onClose }: OnboardingDialogProps) {
  const [index, setIndex] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const onward = useRef<HTMLButtonElement>(null);
  const count = items.length;
  const isLast = index === count - 1;
  const move = (by: 1 | -1) => {
    const next = Math.min(Math.max(index + by, 0), count - 1);
    if (next === index) return;
    setIndex(next);
    setHasMoved(true);
    // Back goes away with the first slide; its focus goes to the button that stays.
    if (next === 0) onward.current?.focus();
  };
  const swipe = useSwipe(move);
  useArrowKeys(move);
  const shown = items[index];
  if (!shown) return null;
  const position = copy.onboarding.position(index, count);
  return (
    <PictureDialog
      picture={<OnboardingPicture image={shown.image} />}
      closeLabel={copy.onboarding.close}
      swipe={swipe}
      onClose={onClose}
    >
      <p className="small second">{position}</p>
      <div className="grid">
        {items.map((item, at) => (
          <OnboardingSlide
            key={item.id}
            item={item}
            account={account}
            isShown={at === index}
            onLeave={onClose}
          />
        ))}
      </div>
      <p className="hidden-visually" aria-live="polite">
        {hasMoved && `${position}. ${shown.title}. ${shown.subtitle}`}
      </p>
      <div className={styles.actions}>
        {index > 0 && (
          <Button kind="second" className={styles.back} onClick={() => move(-1)}>
            {copy.onboarding.back}
          </Button>
        )}
        <Button ref={onward} className="end" onClick={() => (isLast ? onClose() : move(1))}>
          {isLast ? copy.onboarding.done : copy.onboarding.next}
        </Button>
      </div>
    </PictureDialog>
  );
}

/** Heard by the whole page, as the focus may stand on the dialog itself; behind it nothing else is awake. */
function useArrowKeys(move: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [move]);
}
