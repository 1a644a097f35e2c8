/** One icon component over the look's path data. Hidden from screen readers: the words beside it speak. */
import { type IconName, iconPaths } from '@portal/look/icons';

export type { IconName };

export function Icon(props: { name: IconName; size?: number; className?: string | undefined }) {
  const { name, size = 22, className } = props;
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
