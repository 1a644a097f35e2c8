/** The six steps of the heat map. In the dark more is lighter. */

export type ColourScheme = 'light' | 'dark';

export const heatColours: Readonly<Record<ColourScheme, readonly string[]>> = {
  light: ['#eaf5ef', '#b6dcc7', '#7ebc9d', '#3c9b71', '#0b7148', '#043d25'],
  dark: ['#17332a', '#1e5140', '#2a7458', '#3a9e77', '#5fd0a2', '#d3f7e6'],
};
