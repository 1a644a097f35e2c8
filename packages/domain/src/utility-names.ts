/** Names of the utilities, their order and their units; the same in wire, table and screen. */
export const utilities = ['electricity', 'water', 'gas'] as const;
export type Utility = (typeof utilities)[number];

/** Services of an account; prepaid electricity is a service of its own (S1 §3). */
export type Service = Utility | 'prepaidElectricity';

export const unitOf = { electricity: 'kWh', water: 'Cu M', gas: 'kWh' } as const satisfies Record<
  Utility,
  string
>;
export type Unit = (typeof unitOf)[Utility];
