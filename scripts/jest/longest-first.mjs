// The longest files begin first, so that no worker is left alone with one at the end. Seconds come from `seconds.json`, written by
// `SEGUNDOS=1 npm test`; files not in it take less than three and go by size. What waits for processes or drives a browser always stands
// in it, or a new one would be begun last and waited for alone.
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const root = join(import.meta.dirname, '../..');
const seconds = JSON.parse(readFileSync(join(import.meta.dirname, 'seconds.json'), 'utf8'));

const costOf = ({ path }) => {
  const known = seconds[relative(root, path)];
  return known === undefined ? 1 - 1 / (1 + statSync(path).size) : known;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return tests
      .map(test => [costOf(test), test])
      .sort(([one], [other]) => other - one)
      .map(([, test]) => test);
  }
}
