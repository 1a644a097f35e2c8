/** How many premises match, as a polite live region; nothing found says so and offers the way back. */
import { TextButton } from '../../../ui/actions/button.tsx';
import { PlaceLink } from '../../../ui/actions/place-link.tsx';
import { copy } from '../copy.ts';
import styles from './premises-picker.module.css';

interface PickerFootProps {
  readonly found: number;
  readonly all: number;
  readonly typed: string;
  onClear(): void;
}

export function PickerFoot({ found, all, typed, onClear }: PickerFootProps) {
  return (
    <div className={styles.foot}>
      <p role="status">
        {found === 0 ? (
          copy.nothingFound(typed.trim())
        ) : (
          <>
            <strong>{found}</strong> {copy.ofAll(found, all)}
          </>
        )}
      </p>
      {found === 0 ? (
        <TextButton onClick={onClear}>{copy.clearSearch}</TextButton>
      ) : (
        <PlaceLink place="manage-premises" className="text-link">
          {copy.managePremises}
        </PlaceLink>
      )}
    </div>
  );
}
