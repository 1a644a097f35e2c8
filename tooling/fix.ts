/** `npm run fix`: Biome's automatic fixes, in all files or in the named ones. */
import { runNode } from './program.ts';

const paths = process.argv.slice(2);
const biome = 'node_modules/@biomejs/biome/bin/biome';
const { code } = await runNode([biome, 'check', '--write', ...(paths.length > 0 ? paths : ['.'])], {
  show: true,
});
process.exitCode = code;
