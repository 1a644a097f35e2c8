/**
 * Settings by host: switches, parts of pages, the mode, allowed redirect origins of a kiosk (S1 §6). One JSON
 * object keyed by host name; '*' stands for every host and is read first.
 */
import {
  type ComponentLists,
  componentNames,
  findSwitch,
  layered,
  type Switches,
  usualSwitches,
} from '@portal/domain/availability/switches';
import * as z from 'zod';

const switchName = z.string().refine((name) => findSwitch(name) !== undefined, 'there is no such switch');

const hostSettings = z.strictObject({
  mode: z.enum(['web', 'mobile', 'kiosk']).optional(),
  switches: z.record(switchName, z.boolean()).default({}),
  hide: z.array(z.enum(componentNames)).default([]),
  show: z.array(z.enum(componentNames)).default([]),
  redirectOrigins: z
    .array(z.string().refine((text) => URL.parse(text)?.origin === text, 'give an origin'))
    .default([]),
});
type HostSettings = z.output<typeof hostSettings>;

/** Normalises a host name: letter case and a final dot carry no meaning. */
const plainHost = (name: string): string => name.toLowerCase().replace(/\.$/, '');

const isHostName = (name: string): boolean => /^[a-z0-9.-]+$/.test(name) && plainHost(name) === name;

export const hostTable = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', input: text, message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.record(
      z
        .string()
        .refine(
          (name) => name === '*' || isHostName(name),
          'give a host name in small letters, without a port',
        ),
      hostSettings,
    ),
  );
export type HostTable = z.output<typeof hostTable>;

export interface SettingsOfHost {
  readonly mode: HostSettings['mode'] | null;
  readonly switches: Switches;
  readonly components: ComponentLists;
  readonly redirectOrigins: readonly string[];
}

/** @param hostName as in the request, without a port */
export function findHostSettings(table: HostTable, hostName: string): SettingsOfHost {
  const name = plainHost(hostName);
  const own = name !== '*' && Object.hasOwn(table, name) ? table[name] : undefined;
  const layers = [table['*'], own].filter((settings) => settings !== undefined);
  return {
    mode: own?.mode ?? table['*']?.mode ?? null,
    switches: layered(usualSwitches, ...layers.map(({ switches }) => switches)),
    components: { hide: layers.flatMap(({ hide }) => hide), show: layers.flatMap(({ show }) => show) },
    redirectOrigins: layers.flatMap(({ redirectOrigins }) => redirectOrigins),
  };
}
