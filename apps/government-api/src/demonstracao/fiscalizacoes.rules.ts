import type { components } from '@alipen/contracts/generated/government-api';
import type { SituacaoFiscalizacao } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];
type Resposta = Schemas['RespostaDoItem'];

const conforme = (...itens: string[]): Resposta[] => itens.map(item => ({ item, resposta: 'CONFORME' }));
const pesando = (...brutosG: number[]): Resposta => ({ item: 'C1', pesos: { taraG: 20, brutosG } });
const falha = (item: string, observacao: string): Resposta => ({ item, resposta: 'NAO_CONFORME', observacao });

const achados: readonly (readonly Resposta[])[] = [
  [],
  [],
  [{ item: 'E3', valor: 4 }],
  [falha('D1', 'Veio sem a fruta do cardápio.'), { item: 'E1', valor: 3 }],
  [pesando(690, 685, 695)],
  [{ item: 'B1', leituras: [{ preparacao: 'Feijão', graus: 552 }] }, falha('G3', 'A planilha não veio.')],
  [falha('F1', 'Três marmitas amassadas e abertas.'), falha('F3', 'Sem touca.'), { item: 'E2', valor: 2 }],
  [falha('E5', 'Inseto em uma das marmitas.')],
];

export type Publicos = readonly { readonly tipoPublicoId: number; readonly confirmada: number }[];

export function respostasDe(achado: number, publicos: Publicos): Resposta[] {
  const trocas = achados[achado % achados.length] ?? [];
  const todas: Resposta[] = [
    {
      item: 'A2',
      quantidades: publicos.map(({ tipoPublicoId, confirmada }) => ({ tipoPublicoId, entregue: confirmada })),
    },
    { item: 'A3', resposta: 'NAO_SE_APLICA' },
    {
      item: 'B1',
      leituras: [
        { preparacao: 'Arroz', graus: 668 },
        { preparacao: 'Carne', graus: 641 },
      ],
    },
    { item: 'B2', resposta: 'NAO_SE_APLICA' },
    pesando(752, 738, 745),
    ...conforme('D1', 'D2', 'D3', 'E5', 'F1', 'F2', 'F3', 'G1', 'G2', 'G3', 'G4'),
    ...['E1', 'E2', 'E3', 'E4'].map(item => ({ item, valor: 5 })),
  ];
  return todas.map(resposta => trocas.find(({ item }) => item === resposta.item) ?? resposta);
}

export const situacaoDe = (ordem: number): SituacaoFiscalizacao => {
  if (ordem % 17 === 5) return 'NAO_REALIZADA';
  if (ordem % 19 === 7) return 'CANCELADA';
  if (ordem === 3) return 'AGUARDANDO_FOTOS';
  return ordem % 3 === 0 ? 'CIENTE_FORNECEDOR' : 'REALIZADA';
};

export const LIMITES: Schemas['LimitesDaEntrega'] = {
  toleranciaMin: 15,
  tempMinimaQuente: 600,
  tempMaximaFria: 50,
  pesoMinimoG: 700,
  toleranciaPeso: 500,
  toleranciaPesoUnidade: 1000,
  conservacaoMin: 360,
  amostraHoras: 72,
  amostras: 3,
};
