import { zoneName } from './time-zone.labels.ts';

describe('os fusos horários', () => {
  it.each([
    ['America/Sao_Paulo', 'Brasília'],
    ['America/Belem', 'Belém'],
    ['America/Outra_Cidade', 'Outra Cidade'],
  ])('%s é "%s"', (zone, name) => expect(zoneName(zone)).toBe(name));
});
