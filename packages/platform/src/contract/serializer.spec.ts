import { serializerOf } from './serializer.ts';

const write = serializerOf('LinhaMapa');
const nada = { refeicoes: 0, valorCentavos: 0 };
const linha: Parameters<typeof write>[0] = {
  data: '2026-11-22',
  feriado: null,
  lotacao: { id: 1, nome: 'Presídio "São\nJosé" \u2028 — 3º', municipio: 'Belém', uf: 'PA' },
  principal: null,
  nivel: 0,
  pedido: { id: 9, numero: 'B 00005-333' },
  situacao: 'ENTREGUE',
  enviado: true,
  diasComPedido: 1,
  importado: false,
  internos: null,
  servidores: 80,
  quantidades: [101, 0],
  diferencas: [-299, null],
  precosCentavos: [1200, null],
  total: 101,
  maiorDiferenca: { valor: null, faixa: 'SEM_BASE' },
  acimaDoEfetivo: 0,
  valorDesvioCentavos: 0,
  valorCentavos: 9_007_199_254_740_991,
  conciliacao: { efetivo: nada, solicitada: nada, confirmada: nada, entregue: nada, aceita: nada },
  brutoCentavos: 0,
  glosaCentavos: 0,
  descontoPropostoCentavos: 0,
  liquidoCentavos: 0,
  contratos: [],
  execucao: { atrasoMin: -3, recusadas: 0, nota: null, pontos: 0, ocorrencias: 0 },
  alertas: [{ tipo: 'SALTO', motivo: '896 refeições, a mais.' }],
};

describe('the writer of a schema', () => {
  it('writes what JSON.stringify writes, whatever stands in the texts', () => {
    expect(JSON.parse(write(linha))).toEqual(linha);
    expect(JSON.parse(write({ ...linha, contado: 'EM_PARTE', principal: linha.lotacao, pedido: null }))).toEqual({
      ...linha,
      ...{ contado: 'EM_PARTE', principal: linha.lotacao, pedido: null },
    });
  });

  it('leaves out what the schema does not name', () => {
    expect(JSON.parse(write({ ...linha, ativa: true } as typeof linha))).toEqual(linha);
  });
});
