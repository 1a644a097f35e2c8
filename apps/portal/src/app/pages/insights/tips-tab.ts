/** Tabs of the tips page in its address: 'results-tips.air-conditioner' (S3 §2.7, readings §16). */
export const TIPS_TAB = /^results-tips\.([a-z0-9-]+)$/;
export const toTipsTab = (appliance: string): string => `results-tips.${appliance}`;
export const FIRST_TIPS_TAB = toTipsTab('air-conditioner');
