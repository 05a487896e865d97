import { textosDoPdf } from '../../test/kit/pdf.ts';
import { writePdf } from '../documents/pdf-writer.ts';
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
  const nada = { exigidas: [], endereco: null, livro: null, fechada: null };
  const impresso = { ...nada, lotacao, conteudo, geradoEm: new Date(0), timbre };
  const fatos = mapaEmPdf(impresso).blocks.flatMap(bloco => (bloco.kind === 'facts' ? bloco.facts : []));
  return new Map(fatos.map(({ name, value }) => [name, value]));
};

/** Four meals of two publics, closed and signed, of an agency with a name of three lines. */
function assinado(): MapaImpresso {
  const celula = { solicitada: 886, confirmada: 886, entregue: 886, aceita: 886, diferenca: -2, precoCentavos: 1418 };
  const colunas = ['Café da manhã', 'Almoço', 'Lanche', 'Jantar'].flatMap(refeicao =>
    ['Interno', 'Servidor'].map(publico => ({ refeicao, publico, ...celula, contaNosTotais: true })),
  );
  const papeis = ['RESPONSAVEL_UNIDADE', 'FISCAL'] as const;
  const quem = { nome: 'Edna Sousa Ramalho', matricula: '301145', cargo: 'Diretora de segurança' };
  const fechado = {
    versao: 1,
    codigo: 'MPK5-QZFQ-QE15-N47N-C0VF-R13Y-90HN',
    fechadoPor: quem,
    fechadoEm: '2026-11-22',
  };
  return {
    lotacao: { nome: 'Penitenciária Regional de Pedra Alta', fusoHorario: 'America/Fortaleza' },
    conteudo: {
      ...dia(2),
      lotacao: { ...dia(2).lotacao, nome: 'Penitenciária Regional de Pedra Alta' },
      contratos: [{ numero: '034/2026', fornecedor: 'Sabor do Cocal Refeições Ltda.' }],
      colunas,
    },
    exigidas: papeis,
    geradoEm: new Date(0),
    endereco: 'https://alimentacao.seap.ma.gov.br',
    livro: 'Livro de registro: 5.678 folhas, 0123456789abcdef',
    timbre: {
      lines: ['Estado do Maranhão', 'Secretaria de Administração Penitenciária', 'Unidade gestora'],
      arms: null,
    },
    fechada: {
      ...{ conteudo: fechado, hash: 'c3cd130f'.repeat(8), vigencia: 'VIGENTE', assinado: true },
      assinaturas: papeis.map(papel => ({ ...quem, papel, em: new Date(0), hash: 'ab'.repeat(32) })),
    },
  } as unknown as MapaImpresso;
}

describe('o papel do dia', () => {
  it('assinado, cabe em uma folha, com o timbre da agência e o que confere o mapa', async () => {
    const pdf = await writePdf(mapaEmPdf(assinado()));
    const textos = textosDoPdf(pdf).join(' ');
    expect(textos).toContain('Página 1 de 1');
    expect(textos).toContain('MPK5-QZFQ-QE15-N47N-C0VF-R13Y-90HN');
    expect(textos).toContain('Secretaria de Administração Penitenciária');
  });

  it('aberto, diz no pé de cada página que não está fechado nem assinado; fechado, o que falta', () => {
    const { fechada, ...aberto } = assinado();
    const semFiscal = fechada && { ...fechada, assinado: false, assinaturas: fechada.assinaturas.slice(0, 1) };
    const rodape = (mapa: MapaImpresso) => mapaEmPdf(mapa).footer;
    expect(rodape({ ...aberto, fechada: null })).toMatch(/^Não fechado nem assinado: rascunho, sem valor/);
    expect(rodape({ ...aberto, fechada: semFiscal })).toContain('Versão 1, ainda sem todas as assinaturas, código');
    expect(rodape(assinado())).not.toMatch(/assinatura|assinado/);
  });

  it('assinado por chave, diz perante quem ela foi confirmada e o que ela não prova, na mesma folha', async () => {
    const mapa = assinado();
    const gesto = { confirmadaEm: new Date(0), confirmadaPor: 'Marina Duarte', sincronizavel: true };
    const assinaturas = mapa.fechada?.assinaturas.map(assinatura => ({ ...assinatura, gesto })) ?? [];
    const fechada = mapa.fechada && { ...mapa.fechada, assinaturas };
    const textos = textosDoPdf(await writePdf(mapaEmPdf({ ...mapa, fechada } as MapaImpresso))).join(' ');
    expect(textos).toContain('Página 1 de 1');
    expect(textos).toContain('perante Marina Duarte');
    expect(textos).toContain('não lhe mostra o mapa');
  });

  it('conta no singular e no plural', () => {
    const [um, dois] = [fatosDe(dia(1)), fatosDe(dia(2))];
    expect(um.get('Efetivo')).toBe('1 interno, 1 servidor');
    expect(um.get('Execução')).toBe('maior atraso de 1 min; 1 recusada; nota 95,0, 1 ponto; 1 ocorrência');
    expect(dois.get('Efetivo')).toBe('2 internos, 2 servidores');
    expect(dois.get('Execução')).toBe('maior atraso de 2 min; 2 recusadas; nota 95,0, 2 pontos; 2 ocorrências');
  });
});
