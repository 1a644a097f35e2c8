/** Previous, the position in words, next, and the pause where anything moves by itself. */
import { IconButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import styles from './promotions-carousel.module.css';
import type { Rotation } from './use-rotation.ts';

interface PromotionControlsProps {
  readonly count: number;
  readonly rotation: Rotation;
  onMove(by: 1 | -1): void;
}

export function PromotionControls({ count, rotation, onMove }: PromotionControlsProps) {
  const { index, canMove, isPaused, togglePause } = rotation;
  return (
    <div className={styles.controls}>
      <IconButton label={copy.promotions.previous} onClick={() => onMove(-1)}>
        <Icon name="chevronLeft" size={20} />
      </IconButton>
      <span className={styles.position}>{copy.promotions.position(index, count)}</span>
      <IconButton label={copy.promotions.next} onClick={() => onMove(1)}>
        <Icon name="chevronRight" size={20} />
      </IconButton>
      {canMove && (
        <IconButton
          label={isPaused ? copy.promotions.play : copy.promotions.pause}
          className={styles.pause}
          onClick={togglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={20} />
        </IconButton>
      )}
    </div>
  );
}
