/**
 * The address directory of the sandbox: the homes of the demo world, some neighbours, and cases that a real directory
 * has too. Answers in OneMap's shape, read as OneMap's answers are.
 */
import { readSearchAnswer, type SearchAnswer } from './one-map-answers.ts';
import { type AddressDirectory, AddressDirectoryUnavailable } from './port.ts';

/** Its look-up ends as one whose answer does not come in time. */
export const SILENT_POSTAL_CODE = '999999';

type Entry = readonly [
  postalCode: string,
  block: string | null,
  road: string | null,
  building: string | null,
];

/**
 * 238801 has three buildings in two streets, 229838 one number in two streets, 098585 a building without a number, 629999 one
 * without a street. Postal codes that are not here are unknown.
 */
const entries: readonly Entry[] = [
  ['090022', '22', 'TELOK BLANGAH CRESCENT', null],
  ['128240', '48', 'PANDAN LOOP', null],
  ['141088', '88', 'TANGLIN HALT ROAD', null],
  ['161053', '53', 'HAVELOCK ROAD', null],
  ['199765', '71', 'ARAB STREET', null],
  ['229745', '21', 'CAIRNHILL RISE', null],
  ['229745', '21', 'CAIRNHILL RISE', 'THE CAIRNHILL CREST'],
  ['310145', '145', 'LORONG 2 TOA PAYOH', null],
  ['321011', '11', 'JALAN RAJAH', null],
  ['329139', '9', 'JALAN RAJAH', 'RAJAH TOWERS'],
  ['347493', '3', 'KALLANG WAY 2A', null],
  ['380114', '114', 'ALJUNIED AVENUE 2', null],
  ['380124', '124', 'GEYLANG EAST AVENUE 1', null],
  ['400018', '18', 'EUNOS CRESCENT', null],
  ['408618', '27', 'UBI ROAD 4', null],
  ['416248', '15', 'KAKI BUKIT CRESCENT', null],
  ['417840', '12', 'KAKI BUKIT ROAD 2', null],
  ['427480', '210', 'JOO CHIAT ROAD', null],
  ['427592', '347', 'JOO CHIAT ROAD', null],
  ['428788', '86', 'EAST COAST ROAD', null],
  ['430012', '12', 'HAIG ROAD', null],
  ['436881', '1', 'TANJONG KATONG ROAD', null],
  ['440050', '50', 'MARINE TERRACE', null],
  ['440084', '84', 'MARINE PARADE CENTRAL', null],
  ['460102', '102', 'BEDOK NORTH AVENUE 4', null],
  ['460208', '208', 'BEDOK NORTH STREET 1', null],
  ['460216', '216', 'BEDOK NORTH STREET 1', null],
  ['469270', '5', 'BEDOK SOUTH ROAD', null],
  ['470137', '137', 'BEDOK RESERVOIR ROAD', null],
  ['498740', '40', 'TANAH MERAH COAST ROAD', null],
  ['500004', '4', 'CHANGI VILLAGE ROAD', null],
  ['500005', '5', 'CHANGI VILLAGE ROAD', null],
  ['510442', '442', 'PASIR RIS DRIVE 6', null],
  ['510768', '768', 'PASIR RIS STREET 71', null],
  ['520248', '248', 'SIMEI STREET 3', null],
  ['520823', '823', 'TAMPINES STREET 81', null],
  ['521147', '147', 'TAMPINES STREET 12', null],
  ['521201', '201', 'TAMPINES STREET 21', null],
  ['530210', '210', 'HOUGANG STREET 21', null],
  ['530629', '629', 'HOUGANG AVENUE 8', null],
  ['539361', '61', 'DEFU LANE 7', null],
  ['540118', '118', 'RIVERVALE DRIVE', null],
  ['540318', '318', 'SENGKANG EAST WAY', null],
  ['550254', '254', 'SERANGOON CENTRAL DRIVE', null],
  ['550261', '261', 'SERANGOON CENTRAL DRIVE', null],
  ['550261', '261', 'SERANGOON CENTRAL', null],
  ['560412', '412', 'ANG MO KIO AVENUE 10', null],
  ['570217', '217', 'BISHAN STREET 23', null],
  ['573968', '28', 'SIN MING INDUSTRIAL ROAD', null],
  ['578103', '3', 'JALAN PELEPAS', null],
  ['598735', '35', 'JALAN PELEPAS', null],
  ['600315', '315', 'JURONG EAST STREET 32', null],
  ['619258', '16', 'JALAN TUKANG', null],
  ['650633', '633', 'BUKIT BATOK CENTRAL', null],
  ['730030', '30', 'MARSILING DRIVE', null],
  ['730688', '688', 'WOODLANDS DRIVE 75', null],
  ['750318', '318', 'SEMBAWANG VISTA', null],
  ['760721', '721', 'YISHUN STREET 71', null],
  ['820811', '811', 'PUNGGOL WAY', null],
  ['320009', '9', 'JALAN RAJAH', null],
  ['460103', '103', 'BEDOK NORTH AVENUE 4', null],
  ['310146', '146', 'LORONG 2 TOA PAYOH', null],
  ['238801', '290', 'ORCHARD ROAD', 'DEMO ARCADE'],
  ['238801', '292', 'ORCHARD ROAD', 'DEMO ARCADE ANNEX'],
  ['238801', '5', 'EMERALD HILL ROAD', 'DEMO ARCADE LANE WING'],
  ['229838', '5', 'EMERALD HILL ROAD', null],
  ['229838', '5', 'HULLET ROAD', 'DEMO HULLET COURT'],
  ['560413', '413', 'ANG MO KIO AVENUE 10', null],
  ['098585', null, 'HARBOUR GATEWAY', 'DEMO HARBOUR PAVILION'],
  ['629999', '7', null, 'DEMO PLOT'],
  ['018956', '10', 'BAYFRONT AVENUE', 'DEMO TOWER'],
  ['730031', '31', 'MARSILING DRIVE', null],
  ['550255', '255', 'SERANGOON CENTRAL DRIVE', null],
];

const orNil = (value: string | null): string => value ?? 'NIL';

function answerSearch(postalCode: string): SearchAnswer {
  const results = entries
    .filter(([code]) => code === postalCode)
    .map(([code, block, road, building]) => ({
      SEARCHVAL: orNil(building ?? road),
      BLK_NO: orNil(block),
      ROAD_NAME: orNil(road),
      BUILDING: orNil(building),
      ADDRESS: [block, road, building, 'SINGAPORE', code].filter(Boolean).join(' '),
      POSTAL: code,
    }));
  return { found: results.length, totalNumPages: results.length > 0 ? 1 : 0, pageNum: 1, results };
}

export function embeddedDirectory(): AddressDirectory {
  return {
    async findByPostalCode(postalCode) {
      if (postalCode === SILENT_POSTAL_CODE) throw new AddressDirectoryUnavailable('time-out');
      return readSearchAnswer(answerSearch(postalCode), postalCode).buildings;
    },
  };
}
