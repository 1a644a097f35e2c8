/**
 * The companies of the demo registry, and the person who logs in for each. All are invented; the kite workshop has no
 * account at the utility.
 */
export interface SandboxCompany {
  readonly uen: string;
  readonly name: string;
  /** In the registry's own words. */
  readonly status: 'LIVE' | 'STRUCK OFF';
  readonly registeredOn: string;
  readonly person: string;
  /** The person's number at the registry: a UUID in both versions. */
  readonly personId: string;
}

export const companies: readonly SandboxCompany[] = [
  {
    uen: '200711223E',
    name: 'Jaya Motors',
    status: 'LIVE',
    registeredOn: '2007-06-18',
    person: 'Jaya Pillai',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a01',
  },
  {
    uen: '201509876Z',
    name: 'Kumar Textiles',
    status: 'LIVE',
    registeredOn: '2015-03-27',
    person: 'Kumar Raj',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a02',
  },
  {
    uen: '201900042H',
    name: 'Sin Ming Baking Supplies Pte Ltd',
    status: 'LIVE',
    registeredOn: '2019-01-03',
    person: 'Nur Aisyah Rahman',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a03',
  },
  {
    uen: '201812345M',
    name: 'Rasa Timur Kitchens',
    status: 'LIVE',
    registeredOn: '2018-04-11',
    person: 'Rahim Salleh',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a05',
  },
  {
    uen: '53400099K',
    name: 'Changi Kite Workshop',
    status: 'LIVE',
    registeredOn: '2020-02-20',
    person: 'Tay Li Ting',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a06',
  },
  {
    uen: '53312206J',
    name: 'Tanglin Clock Repairs',
    status: 'STRUCK OFF',
    registeredOn: '2015-09-14',
    person: 'Goh Boon Kiat',
    personId: '6d0f4a52-6f0e-4d0a-9f63-0b5b4f1c7a04',
  },
];

export const companyByUen = (uen: string): SandboxCompany | undefined =>
  companies.find((company) => company.uen === uen);
