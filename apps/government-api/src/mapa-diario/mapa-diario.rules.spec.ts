import type { CelulaLida, LinhaLida } from './mapa-diario.repository.ts';
import { colunasDe, linhaDe, type PublicoDoMapa, type TipoDoMapa } from './mapa-diario.rules.ts';
import { totaisDe } from './mapa-diario.totais.rules.ts';

const limites = { atencaoAcimaDe: 0, justificativaAcimaDe: 5 };
const refeicoes: TipoDoMapa[] = [
  { id: 2, nome: 'Almoço', ordem: 2, ativo: true },
  { id: 1, nome: 'Café da manhã', ordem: 1, ativo: true },
  { id: 9, nome: 'Ceia', ordem: 9, ativo: false },
];
const publicos: PublicoDoMapa[] = [
  { id: 1, nome: 'Interno', ordem: 1, ativo: true, baseConferencia: 'EFETIVO_INTERNO' },
  { id: 2, nome: 'Servidor', ordem: 2, ativo: true, baseConferencia: 'EFETIVO_SERVIDOR' },
  { id: 3, nome: 'Visitante', ordem: 3, ativo: false, baseConferencia: 'SEM_BASE' },
];
const celula = (refeicao: number, publico: number, quantidade: number, preco: number, diferenca: number | null) => {
  const acima = Math.max(0, diferenca ?? 0);
  const valor = quantidade * preco;
  const lida: CelulaLida = [
    refeicao,
    publico,
    quantidade,
    valor,
    preco,
    diferenca,
    acima,
    acima * preco,
    quantidade,
    quantidade,
    quantidade,
    quantidade,
    preco,
  ];
  return lida;
};
const lida = (mudanca: Partial<LinhaLida> = {}): LinhaLida => ({
  lotacaoId: 1,
  nome: 'UPSL 1',
  municipio: 'São Luís',
  uf: 'MA',
  ativa: true,
  principalId: null,
  data: '2026-11-20',
  pedidos: [{ id: 7, numero: '2026-000007', situacao: 'ENTREGUE', tipo: 'PROGRAMADO' }],
  diasComPedido: 1,
  internos: 100,
  servidores: 20,
  celulas: [],
  total: 0,
  recusadas: 0,
  refeicoes: null,
  valores: null,
  contas: [],
  nota: null,
  pontos: null,
  ocorrencias: null,
  atrasoMin: null,
  ...mudanca,
});
const contexto = {
  limites,
  principal: null,
  nivel: 0,
  contratos: new Map([
    [1, { id: 1, numero: '1/26', fornecedorId: 1, fornecedor: 'A' }],
    [2, { id: 2, numero: '2/26', fornecedorId: 2, fornecedor: 'B' }],
  ]),
};

describe('o mapa', () => {
  it('tem as colunas dos tipos ativos, na ordem em que se serve', () => {
    expect(colunasDe(refeicoes, publicos, []).map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toEqual([
      'Café da manhã/Interno',
      'Café da manhã/Servidor',
      'Almoço/Interno',
      'Almoço/Servidor',
    ]);
  });

  it('guarda a coluna do tipo inativado que teve quantidade (15.9)', () => {
    const colunas = colunasDe(refeicoes, publicos, [
      lida({ celulas: [celula(9, 1, 30, 100, null), celula(9, 2, 0, 100, null)] }),
    ]);
    expect(colunas.map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toContain('Ceia/Interno');
    expect(colunas).toHaveLength(5);
  });

  it('põe cada número na sua coluna e a pior diferença na linha', () => {
    const celulas = [celula(2, 1, 107, 1450, 7), celula(2, 2, 18, 1500, -2), celula(1, 1, 90, 300, -10)];
    const colunas = colunasDe(refeicoes, publicos, []);
    const linha = linhaDe(colunas, lida({ celulas, total: 215 }), contexto);
    expect(linha).toMatchObject({
      quantidades: [90, 0, 107, 18],
      diferencas: [-10, null, 7, -2],
      precosCentavos: [300, null, 1450, 1500],
      total: 215,
      maiorDiferenca: { valor: 7, faixa: 'MUITO_ACIMA' },
      valorCentavos: 90 * 300 + 107 * 1450 + 18 * 1500,
      valorDesvioCentavos: 7 * 1450,
    });
  });

  it('sem pedido não inventa diferença', () => {
    const linha = linhaDe(
      colunasDe(refeicoes, publicos, []),
      lida({ pedidos: null, diasComPedido: 0, celulas: null }),
      contexto,
    );
    expect([linha.enviado, linha.situacao, linha.maiorDiferenca.faixa]).toEqual([false, null, 'SEM_BASE']);
  });

  it('os totais por contrato somam o total, também quando o fornecedor mudou no mês (15.2)', () => {
    const colunas = colunasDe(refeicoes, publicos, []);
    const lidas = [
      lida({ celulas: [celula(1, 1, 10, 300, 0)], contas: [[1, 3000, 100, 29, 1, 6]] }),
      lida({ celulas: [celula(1, 1, 10, 320, 0)], contas: [[2, 3200, 0, 0, 0, 0]], data: '2026-11-21' }),
      lida({ celulas: [celula(1, 1, 10, 320, 0)], contas: [[2, 3200, 0, 64, 2, 11]], data: '2026-11-22' }),
    ];
    const totais = totaisDe(
      colunas,
      lidas,
      lidas.map(linha => linhaDe(colunas, linha, contexto)),
    );
    expect(totais.contratos.map(({ contrato, liquidoCentavos }) => [contrato, liquidoCentavos])).toEqual([
      ['1/26', 2871],
      ['2/26', 6336],
    ]);
    expect(totais).toMatchObject({ brutoCentavos: 9400, glosaCentavos: 100, liquidoCentavos: 9207, linhas: 3 });
    expect(totais.colunas[0]).toMatchObject({ quantidade: 30, precoCentavos: null, valorCentavos: 9400 });
  });
});
