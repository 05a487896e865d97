import type { Entrega, MotivoDeEntrega } from './recebimentos.queries.ts';

const motivo = (id: number, contexto: MotivoDeEntrega['contexto'], texto: string, exigeTexto = false) => ({
  id,
  contexto,
  codigo: `MOTIVO_${id}`,
  texto,
  exigeTexto,
  ordem: id,
  ativo: true,
  versao: 1,
});

export const motivos: MotivoDeEntrega[] = [
  motivo(11, 'RECUSA_ENTREGA', 'Temperatura fora do limite'),
  motivo(12, 'RECUSA_ENTREGA', 'Outros', true),
  motivo(21, 'NAO_ENTREGA', 'Veículo quebrado'),
];

export const entrega = (over: Partial<Entrega> = {}): Entrega => ({
  pedido: { id: 812, numero: '2026-000812', tipo: 'PROGRAMADO', situacao: 'CONFIRMADO', versao: 3 },
  tipoAlimentacaoId: 3,
  refeicao: 'Almoço',
  icone: 'BowlFood',
  cor: 'ANIL',
  fornecedor: 'Boa Mesa',
  janela: { inicioEm: '2026-11-20T14:00:00.000Z', fimEm: '2026-11-20T15:00:00.000Z' },
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: 5,
  fotoObrigatoria: false,
  situacao: 'NA_JANELA',
  atrasoMin: null,
  faixaAtraso: null,
  publicos: [
    { tipoPublicoId: 1, publico: 'Interno', confirmada: 120, entregue: 0, recusada: 0, aceita: 0 },
    { tipoPublicoId: 2, publico: 'Servidor', confirmada: 8, entregue: 0, recusada: 0, aceita: 0 },
  ],
  recebimentos: [],
  acoes: ['receber'],
  ...over,
});
