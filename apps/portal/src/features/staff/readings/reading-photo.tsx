/** The photo of a meter, as it is kept: without the place where it was taken. That it was looked at is recorded. */
import { restPaths } from '@portal/contract/http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { postForFile } from '../../../lib/api/post-for-file.ts';
import { sizeText } from '../../../ui/fields/file-field.rules.ts';
import { FileView } from '../file/file-view.tsx';
import { timeInWords } from '../queue/times.rules.ts';
import { copy, photoWords } from './copy.ts';
import type { Reading } from './reading.ts';

interface ReadingPhotoProps {
  readonly reading: Pick<Reading, 'itemId' | 'deviceNo'>;
  readonly photo: NonNullable<Reading['photo']>;
  readonly now: number;
}

export function ReadingPhoto({ reading: { itemId, deviceNo }, photo, now }: ReadingPhotoProps) {
  const query = useQuery(photoQuery(itemId, photo));
  const facts = [sizeText(photo.bytes), copy.photoSent(timeInWords(photo.cameAt, now))];
  return <FileView {...{ facts, query }} name={copy.photoName(deviceNo, photo.type)} words={photoWords} />;
}

/** The bytes of a photo, for this page alone: a later one of the window is another. */
function photoQuery(itemId: string, { type, cameAt }: ReadingPhotoProps['photo']) {
  return queryOptions({
    queryKey: ['staff', 'readingPhoto', { itemId, cameAt }] as const,
    queryFn: () => postForFile(restPaths.staffReadingPhoto, { itemId }, type),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
