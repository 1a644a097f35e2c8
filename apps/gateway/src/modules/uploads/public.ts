/**
 * Files that customers send: read with every byte counted, checked, quarantined, scanned. Knows no form and no
 * application: who asked for the file says in their own transaction that it is kept.
 */
export { acceptFile, missingFile } from './accept-file.ts';
export { keepFile } from './keep-file.ts';
export { acceptUploads, readUpload } from './read-upload.ts';
export type { UploadedFile } from './upload.ts';
export { inUploadPlace } from './upload-places.ts';
