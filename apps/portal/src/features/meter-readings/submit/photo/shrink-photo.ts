/**
 * A photo as it is sent: at most 2,000 pixels a side as JPEG, so that it gets through on a slow network and below the
 * limit of a file. A picture that the browser cannot draw is sent as it is. The gateway removes the place in any case.
 */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;
/** Smaller ones are quick enough. */
const SMALL_ENOUGH_BYTES = 1_000_000;

export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= SMALL_ENOUGH_BYTES) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
