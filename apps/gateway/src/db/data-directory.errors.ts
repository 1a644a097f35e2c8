/** Why a database cannot be opened: each says in one sentence what to do. Shown by the launcher as it stands. */

/** Any of the reasons below: the launcher prints `message` and exits with a non-zero code. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

export class DataDirectoryInUse extends DataDirectoryError {
  override name = 'DataDirectoryInUse';
  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by ${holder}; stop that one, or set PORTAL_DATA to another directory.`,
    );
  }
}

export class DataDirectoryVersion extends DataDirectoryError {
  override name = 'DataDirectoryVersion';
  constructor(directory: string, found: string, expected: string, options?: ErrorOptions) {
    super(
      `The data directory ${directory} holds ${found}, and this is ${expected}; move it away or set PORTAL_DATA to another directory.`,
      options,
    );
  }
}

export class DiskFull extends DataDirectoryError {
  override name = 'DiskFull';
  constructor(directory: string, options?: ErrorOptions) {
    super(`The disk that holds the data directory ${directory} is full; make room and start again.`, options);
  }
}

const fullDiskSigns =
  /ENOSPC|EDQUOT|No space left on device|could not (extend|write to) file|Disk quota exceeded/i;

/** Whether an error of the file system or of either engine means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || fullDiskSigns.test(error.message);
}
