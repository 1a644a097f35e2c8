/** Where the time of the tests went: by area and by file, from the reports of the runners. */

export interface FileTime {
  /** From the root of the repository. */
  readonly path: string;
  readonly seconds: number;
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** @param root with a slash at its end */
export const vitestTimes = ({ testResults }: VitestReport, root: string): FileTime[] =>
  testResults.map(({ name, assertionResults }) => ({
    path: name.replace(root, ''),
    seconds: addUp(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
  }));

const suiteSeconds = ({ specs, suites = [] }: PlaywrightSuite): number =>
  addUp(
    specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ) /
    1000 +
  addUp(suites.map(suiteSeconds));

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

export const playwrightTimes = ({ suites }: PlaywrightReport): FileTime[] =>
  suites.map((suite) => ({ path: `e2e/${suite.file}`, seconds: suiteSeconds(suite) }));

/** 'bills' for its module, its feature and its journeys; else the workspace, such as 'packages/domain'. */
export function findArea(path: string): string {
  const [, area] =
    /^(?:apps\/gateway\/src\/modules|apps\/portal\/src\/features|e2e\/journeys)\/([^/]+)\//.exec(path) ?? [];
  return area ?? path.split('/').slice(0, 2).join('/');
}

const MOST = 10;
/** Areas below half a percent are not worth a line. */
const LEAST_SHARE = 0.005;
const toLine = (name: string, seconds: number, share = ''): string =>
  `    ${seconds.toFixed(1).padStart(7)} s ${share.padStart(5)}  ${name}`;

/** @returns lines: the areas, then the ten slowest files. Seconds of the tests themselves: several run at a time. */
export function printableTimes(times: readonly FileTime[]): string[] {
  const all = addUp(times.map(({ seconds }) => seconds));
  const areas = new Map<string, number>();
  for (const { path, seconds } of times) {
    areas.set(findArea(path), (areas.get(findArea(path)) ?? 0) + seconds);
  }
  const bySeconds = [...areas]
    .filter(([, seconds]) => seconds >= all * LEAST_SHARE)
    .toSorted(([, one], [, other]) => other - one);
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST);
  return [
    'Time of the tests by area:',
    ...bySeconds.map(([area, seconds]) => toLine(area, seconds, `${((100 * seconds) / all).toFixed(0)} %`)),
    `The ${slowest.length} slowest files:`,
    ...slowest.map(({ path, seconds }) => toLine(path, seconds)),
  ];
}
