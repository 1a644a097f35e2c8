/** Every advisory lock by its number, in one place, so that no two share one. */
export const advisoryLocks = {
  usagePartitions: 7_301_001,
  demoWorld: 7_301_002,
  auditChain: 7_301_003,
  intervalImport: 7_301_004,
  subAccountImport: 7_301_005,
  testTemplates: 7_301_900,
} as const;
