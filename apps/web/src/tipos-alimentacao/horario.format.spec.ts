import { ajusteAte, exemploDaMudanca, limiteEmPalavras, periodoDe } from './horario.format.ts';
import type { Vigencia } from './tipos-alimentacao.queries.ts';

const versao = (valeDe: string | null, situacao: Vigencia['situacao']) => ({ valeDe, situacao }) as Vigencia;

describe('horários em palavras', () => {
  it('diz o dia pelo nome que se usa', () => {
    expect([0, 1, 3].map(dias => limiteEmPalavras('18:00', dias))).toEqual([
      '18:00 do próprio dia',
      '18:00 da véspera',
      '18:00, 3 dias antes',
    ]);
    expect(ajusteAte({ horaLimiteAjuste: null, diasAntecedenciaAjuste: 0 })).toBe('Não aceita ajuste');
  });

  it('diz quando cada versão vale', () => {
    expect(periodoDe(versao('2026-12-10', 'PROGRAMADA'), null)).toBe('A partir de 10/12/2026');
    expect(periodoDe(versao(null, 'EM_VIGOR'), '2026-12-10')).toBe('Desde o começo até 09/12/2026');
    expect(periodoDe(versao('2026-11-20', 'EM_VIGOR'), null)).toBe('Desde 20/11/2026');
    expect(periodoDe(versao(null, 'PASSADA'), '2026-11-20')).toBe('Desde o começo até 19/11/2026');
  });

  it('explica a mudança com um dia', () => {
    expect(exemploDaMudanca('2026-12-10', { horaLimitePedido: '16:00', diasAntecedencia: 1 })).toBe(
      'Exemplo: o pedido para quinta, 10 de dezembro fecha quarta, 9 de dezembro, às 16:00. Os dias antes de 10/12/2026 ficam como estão.',
    );
  });
});
