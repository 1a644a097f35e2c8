/** An icon on a small square: in the colour of its utility where it has one. Words beside it say what it means. */
import styles from './icon-tile.module.css';
import { Icon, type IconName } from './icons.tsx';

interface IconTileProps {
  readonly icon: IconName;
  readonly utility?: 'electricity' | 'water' | 'gas' | null;
  /** large: at the head of a row of a list. */
  readonly size?: 'usual' | 'large';
}

export function IconTile({ icon, utility, size }: IconTileProps) {
  return (
    <span className={styles.tile} data-utility={utility ?? undefined} data-size={size} aria-hidden="true">
      <Icon name={icon} size={20} />
    </span>
  );
}
