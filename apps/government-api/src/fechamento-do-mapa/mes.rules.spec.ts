import { letrasDe } from './mes.rules.ts';

const FEVEREIRO = { de: '2026-02-01', ate: '2026-02-28' };

describe('os dias de um mês em letras', () => {
  it('o que já terminou está aberto até ser fechado; hoje e depois ainda não terminaram', () => {
    expect(letrasDe(FEVEREIRO, '', '2026-03-01')).toBe('-'.repeat(28));
    expect(letrasDe(FEVEREIRO, '', '2026-01-31')).toBe('.'.repeat(28));
    expect(letrasDe(FEVEREIRO, '', '2026-02-04')).toBe(`---${'.'.repeat(25)}`);
    expect(letrasDe(FEVEREIRO, '01A02F04R', '2026-02-05')).toBe(`AF-R${'.'.repeat(24)}`);
  });
});
