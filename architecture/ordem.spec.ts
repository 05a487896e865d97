import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './rules/source.ts';

const recorded: Record<string, number> = JSON.parse(readFileSync(join(root, 'scripts/jest/seconds.json'), 'utf8'));
const filesOf = (room: string, ending: string) =>
  readdirSync(join(root, room)).flatMap(name => (name.endsWith(ending) ? [`${room}/${name}`] : []));

it('toda jornada e toda falha diz quanto demora (SEGUNDOS=1 npm test): a que não diz começaria por último, e se esperaria só por ela', () => {
  const slow = [...filesOf('e2e', '.e2e.ts'), ...filesOf('faults', '.fault.ts')];
  expect(slow.filter(path => recorded[path] === undefined)).toEqual([]);
});
