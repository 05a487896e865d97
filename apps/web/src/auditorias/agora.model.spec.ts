import { dito } from './agora.model.ts';
import type { Auditoria } from './auditorias.queries.ts';

const auditoria = (
  situacao: Auditoria['resumo']['situacao'],
  andamento: Partial<Auditoria['andamento']> = {},
): Auditoria => ({
  resumo: {
    ...{ id: 1, mes: '2026-10', situacao, contratos: ['012/2026'], itens: 62, totalCentavos: 72_429_056 },
    ...{ toleranciaPontos: 200, riscoPontos: 500, fonte: 'Loteria Federal 6020' },
    ...{ sementeDepoisDe: '2026-11-25T22:00:00.000Z', semente: null, semeadaEm: null, listaSha256: 'ab'.repeat(32) },
    ...{ abertaEm: '2026-11-24T12:00:00.000Z', abertaPor: 'Marina', motivo: 'O mês foi pago.', encerradaEm: null },
  },
  versao: 1,
  andamento: {
    ...{ sorteios: 0, dias: 0, comErro: 0, semComprovacaoCentavos: 0, riscoPontos: 10_000, faltam: 149 },
    ...{ diasQueFaltam: 59, ...andamento },
  },
  acoes: [],
});

describe('o que uma auditoria diz que se faça', () => {
  it.each([
    ['AGUARDANDO_SEMENTE', {}, /^A lista está congelada .* Dê a semente depois do sorteio, em \d\d\/\d\d\/2026/],
    ['EM_CONFERENCIA', {}, /^Continue: 59 dias faltam, se todos estiverem certos\.$/],
    ['EM_CONFERENCIA', { diasQueFaltam: 1 }, /^Continue: 1 dia falta,/],
    ['EM_CONFERENCIA', { faltam: null }, /^O que falta comprovar é demais para este método/],
    ['DEMONSTRADA', { riscoPontos: 498 }, /^Pare, está demonstrado: .* mais de 2\s% .* no máximo 4,98\s%\.$/],
    ['ENCERRADA', {}, /^Encerrada sem demonstração\. O mês foi pago\.$/],
  ] as const)('%s %j', (situacao, andamento, frase) => {
    expect(dito(auditoria(situacao, andamento))).toMatch(frase);
  });
});
