import type { components } from '@alipen/contracts/generated/government-api';
import { tabelaDasOcorrencias } from './dossie.tabelas.mapper.ts';

type Schemas = components['schemas'];

const glosa = (descontoCentavos: number): Schemas['GlosaMedicao'] => ({
  ...{ ocorrenciaId: 1, numero: 'OC-1', lotacao: { id: 1, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' } },
  ...{
    data: '2026-11-21',
    situacao: 'GLOSADA',
    descricao: 'Faltou carne.',
    decisao: null,
    clausula: null,
    recusadoCentavos: 100,
  },
  descontoCentavos,
});
const tabela = (glosas: number[], glosaCentavos: number) =>
  tabelaDasOcorrencias({
    glosas: glosas.map(glosa),
    resumo: { totais: { glosaCentavos } } as Schemas['Medicao']['resumo'],
  });
const ultimas = (qual: ReturnType<typeof tabela>) =>
  qual.rows.map(linha => ('cells' in linha ? linha.cells.at(-1) : undefined));

describe('as glosas do dossiê', () => {
  it('o total é o da capa, e a coluna soma a ele quando o mapa não deixou descontar tudo', () => {
    const cheia = tabela([80_000, 40_000], 100_000);
    expect([ultimas(cheia), cheia.total?.at(-1)]).toEqual([['R$ 800,00', 'R$ 400,00', '-R$ 200,00'], 'R$ 1.000,00']);
  });

  it('sem diferença não há linha a mais', () => {
    const igual = tabela([80_000], 80_000);
    expect([ultimas(igual), igual.total?.at(-1)]).toEqual([['R$ 800,00'], 'R$ 800,00']);
  });
});
