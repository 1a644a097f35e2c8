import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { listMarkedTests, OPERATION_TESTS } from './tooling/vitest/both-engines.ts';

/**
 * unit: rules and parts; portal: components in a simulated DOM; operations: the gateway in-process, once
 * per engine; life: `npm start` as a newcomer runs and kills it, and failures of what is around it.
 */
// Patience is not a check: on a slow machine that does other things too, what is right may take its time.
const everywhere = { isolate: false, testTimeout: 60_000, hookTimeout: 120_000 };
const operations = (
  name: string,
  engine: 'pglite' | 'postgres',
  files: { readonly include: string[]; readonly exclude?: string[] },
) => ({
  test: {
    ...everywhere,
    name,
    ...files,
    setupFiles: ['./tooling/vitest/statements.setup.ts'],
    env: { TEST_ENGINE: engine },
    ...(engine === 'postgres' ? { globalSetup: ['./tooling/vitest/postgres.setup.ts'] } : {}),
  },
});

/** `npm test` leaves these to CI and to `npm run test:full`. */
const FULL_OPERATION_TESTS = 'apps/gateway/src/**/*.full.op.test.ts';
const FULL_LIFE_TESTS = 'tooling/**/*.full.life.test.ts';
const life = (name: string, files: { readonly include: string[]; readonly exclude?: string[] }) => ({
  test: { ...everywhere, name, ...files, testTimeout: 180_000, hookTimeout: 180_000 },
});

export default defineConfig({
  test: {
    // Vitest by itself leaves one core idle: of two that is half of them.
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['{packages,tooling,bench}/**/*.test.ts', 'apps/{gateway,sandbox}/src/**/*.test.ts'],
          exclude: [
            '**/*.op.test.ts',
            '**/node_modules/**',
            '**/*.life.test.ts',
            'tooling/boundaries/fixtures',
          ],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'portal',
          environment: 'happy-dom',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          setupFiles: [
            './apps/portal/src/gallery/test/no-errors.setup.ts',
            './apps/portal/src/gallery/test/no-network.setup.ts',
            './apps/portal/src/gallery/test/patience.setup.ts',
            './apps/portal/src/gallery/test/unconfigured.setup.ts',
          ],
        },
      },
      operations('operations-postgres', 'postgres', {
        include: [OPERATION_TESTS],
        exclude: [FULL_OPERATION_TESTS],
      }),
      operations('operations-postgres-full', 'postgres', { include: [FULL_OPERATION_TESTS] }),
      operations('operations-pglite', 'pglite', {
        include: process.env.TESTS_ON_PGLITE === 'marked' ? listMarkedTests() : [OPERATION_TESTS],
      }),
      life('life', { include: ['tooling/**/*.life.test.ts'], exclude: [FULL_LIFE_TESTS] }),
      life('life-full', { include: [FULL_LIFE_TESTS] }),
    ],
  },
});
