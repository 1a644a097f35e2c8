/** A photo of the meter as evidence: taken or picked, kept with the reading of this window, removed again. */
import { useId, useState } from 'react';
import { TextButton } from '../../../../ui/actions/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { Icon } from '../../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../../ui/text/unbroken.tsx';
import type { MeterItem } from '../../meters.query.ts';
import { copy } from '../copy.ts';
import styles from '../meter-form.module.css';
import { ACCEPTED_PHOTOS } from './photo.rules.ts';
import { usePhoto } from './use-photo.ts';

interface PhotoFieldProps {
  readonly item: MeterItem;
  /** When the photo of this window came; null: there is none. */
  readonly photoAt: string | null;
}

export function PhotoField({ item, photoAt }: PhotoFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const photo = usePhoto(item);
  const { file, error, note, progress } = photo;
  const meter = <span className="hidden-visually">{copy.photo.of(item.utilityType, item.deviceNo)}</span>;
  const isShown = isOpen || file !== null || error !== null;
  // The photo has arrived: the field folds by itself.
  const isKept = photoAt !== null && file === null;
  return (
    <div className="grid gap-8">
      {isKept ? (
        <>
          <p className={styles.note}>
            <Icon name="check" size={20} />
            <span>{unbroken(copy.photo.kept(photoAt))}</span>
          </p>
          <div className="wrapping gap-16">
            <TextButton
              onClick={() => setOpen(!isOpen)}
              aria-expanded={isShown}
              aria-controls={`${id}-field`}
            >
              {copy.photo.replace}
              {meter}
            </TextButton>
            <TextButton aria-disabled={photo.isRemoving || undefined} onClick={photo.remove}>
              {copy.photo.remove}
              {meter}
            </TextButton>
          </div>
        </>
      ) : (
        <TextButton onClick={() => setOpen(!isOpen)} aria-expanded={isShown} aria-controls={`${id}-field`}>
          <Icon name="camera" size={20} />
          {copy.photo.add}
          {copy.photo.optional}
          {meter}
        </TextButton>
      )}
      <div id={`${id}-field`} hidden={!isShown}>
        <p id={`${id}-hint`} className="small second">
          {copy.photo.hint} {error !== null && copy.photo.notNeeded}
        </p>
        {isShown && (
          <FileField
            id={id}
            accept={ACCEPTED_PHOTOS}
            describedBy={`${id}-hint`}
            file={file}
            error={error ?? undefined}
            note={note}
            progress={progress}
            onChoose={(chosen) => {
              setOpen(false);
              photo.choose(chosen);
            }}
            onRemove={photo.forget}
            onStop={photo.stop}
          />
        )}
      </div>
    </div>
  );
}
