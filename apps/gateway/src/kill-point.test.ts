import { afterEach, expect, test, vi } from 'vitest';
import { armKillPoint, killPoints, reach } from './kill-point.ts';

afterEach(() => {
  armKillPoint({ SANDBOX: false });
  vi.restoreAllMocks();
});

test('only the armed kill point ends the process, and only in the sandbox', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  for (const point of killPoints) reach(point);
  armKillPoint({ SANDBOX: false, KILL_AT: 'upload-scanned' });
  reach('upload-scanned');
  armKillPoint({ SANDBOX: true, KILL_AT: 'upload-scanned' });
  reach('upload-quarantined');
  expect(kill).not.toHaveBeenCalled();
  reach('upload-scanned');
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL');
});
