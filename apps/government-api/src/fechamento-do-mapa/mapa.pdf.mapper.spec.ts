import type { DiaCongelado } from '../fechamentos/conteudo.rules.ts';
import { type MapaImpresso, mapaEmPdf } from './mapa.pdf.mapper.ts';

const dia = (um: number): DiaCongelado => ({
  lotacao: { id: 1, nome: 'UPSL 1', municipio: 'São Luís', uf: 'MA' },
  data: '2026-11-21',
  efetivo: { internos: um, servidores: um },
  colunas: [],
  valores: { brutoCentavos: 0, glosaCentavos: 0, descontoCentavos: 0, liquidoCentavos: 0 },
  contratos: [],
  execucao: { atrasoMin: um, recusadas: um, nota: 950, pontos: um, ocorrencias: um },
  ...{ anotacoes: [], pedidos: [], dispensas: [], alertas: [] },
});
const fatosDe = (conteudo: DiaCongelado): Map<string, string> => {
  const lotacao = { fusoHorario: 'America/Fortaleza' } as MapaImpresso['lotacao'];
  const timbre = { lines: [], arms: null };
  const impresso = { lotacao, conteudo, exigidas: [], geradoEm: new Date(0), endereco: null, timbre, fechada: null };
  const fatos = mapaEmPdf(impresso).blocks.flatMap(bloco => (bloco.kind === 'facts' ? bloco.facts : []));
  return new Map(fatos.map(({ name, value }) => [name, value]));
};

describe('o papel do dia', () => {
  it('conta no singular e no plural', () => {
    const [um, dois] = [fatosDe(dia(1)), fatosDe(dia(2))];
    expect(um.get('Efetivo')).toBe('1 interno, 1 servidor');
    expect(um.get('Execução')).toBe('maior atraso de 1 min; 1 recusada; nota 95,0, 1 ponto; 1 ocorrência');
    expect(dois.get('Efetivo')).toBe('2 internos, 2 servidores');
    expect(dois.get('Execução')).toBe('maior atraso de 2 min; 2 recusadas; nota 95,0, 2 pontos; 2 ocorrências');
  });
});
