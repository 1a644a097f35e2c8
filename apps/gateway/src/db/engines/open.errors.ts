/** Errors of opening a database: each advises in one sentence, which the launcher shows unchanged. */

/** Any of the reasons below: the launcher prints `message` and exits with a non-zero code. */
export class CannotOpenDatabase extends Error {
  override name = 'CannotOpenDatabase';
}

export class DataDirectoryInUse extends CannotOpenDatabase {
  override name = 'DataDirectoryInUse';
  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by ${holder}; stop that one, or set PORTAL_DATA to another directory.`,
    );
  }
}

export class DataDirectoryVersion extends CannotOpenDatabase {
  override name = 'DataDirectoryVersion';
  constructor(directory: string, found: string, expected: string, options?: ErrorOptions) {
    super(
      `The data directory ${directory} holds ${found}, and this is ${expected}; move it away or set PORTAL_DATA to another directory.`,
      options,
    );
  }
}

/** The demo world is never mixed with real data, and its reset must never find such data. */
export class NotTheDemoWorld extends CannotOpenDatabase {
  override name = 'NotTheDemoWorld';
  constructor() {
    super(
      'The database holds accounts that are not of the demo world; set SANDBOX=false to run on it, or give another database.',
    );
  }
}

export class DataDirectoryDenied extends CannotOpenDatabase {
  override name = 'DataDirectoryDenied';
  constructor(directory: string, code: string) {
    super(`The data directory ${directory} cannot be written (${code}); set PORTAL_DATA to one that can.`);
  }
}

export class DiskFull extends CannotOpenDatabase {
  override name = 'DiskFull';
  constructor(directory: string, options?: ErrorOptions) {
    super(`The disk that holds the data directory ${directory} is full; make room and start again.`, options);
  }
}

export class ServerUnreachable extends CannotOpenDatabase {
  override name = 'ServerUnreachable';
  /** @param server without the password */
  constructor(server: string, reason: string, options?: ErrorOptions) {
    super(`The database at ${server} did not let us in (${reason}); check DATABASE_URL.`, options);
  }
}

export class ServerTooOld extends CannotOpenDatabase {
  override name = 'ServerTooOld';
  constructor(server: string, version: string) {
    super(`The database at ${server} is PostgreSQL ${version}; the portal needs 15 or newer.`);
  }
}

/** The code of a system or database error ('ENOSPC', '53100'), or ''. */
export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const fullDiskCodes = ['ENOSPC', 'EDQUOT', '53100'];
const fullDiskSigns = /ENOSPC|EDQUOT|No space left on device|could not (extend|write to) file/i;

/** Whether an error of the file system or of either engine means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (fullDiskCodes.includes(getErrorCode(error)) || fullDiskSigns.test(error.message))
  );
}

/** Whether an error of the file system means that we may not write there, or that it is no directory. */
export function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG'].includes(getErrorCode(error));
}
