import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_SITUACAO_PEDIDO, ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import type { ExportColumn } from '../../spreadsheets/spreadsheet-value.ts';

type Linha = components['schemas']['PedidoResumido'];
type Refeicao = { readonly id: number; readonly nome: string };

const totalDe = ({ refeicoes }: Linha, id: number) =>
  refeicoes.find(({ tipoAlimentacaoId }) => tipoAlimentacaoId === id)?.total ?? null;

export const colunasDosPedidos = (refeicoes: readonly Refeicao[]): readonly ExportColumn<Linha>[] => [
  { header: 'numero', value: ({ numero }) => numero, width: 14 },
  { header: 'data da refeicao', value: ({ dataRefeicao }) => ({ data: dataRefeicao }) },
  { header: 'lotacao', value: ({ lotacao }) => lotacao.nome, width: 44 },
  { header: 'municipio', value: ({ lotacao }) => lotacao.municipio, width: 24 },
  { header: 'uf', value: ({ lotacao }) => lotacao.uf, width: 6 },
  {
    header: 'fornecedor',
    value: ({ contratos }) => contratos.map(({ fornecedor }) => fornecedor).join(', '),
    width: 30,
  },
  { header: 'contrato', value: ({ contratos }) => contratos.map(({ numero }) => numero).join(', '), width: 18 },
  ...refeicoes.map(({ id, nome }) => ({ header: nome.toLowerCase(), value: (linha: Linha) => totalDe(linha, id) })),
  { header: 'total', value: ({ totalRefeicoes }) => totalRefeicoes },
  { header: 'internos no efetivo', value: ({ internos }) => internos },
  { header: 'maior diferenca', value: ({ maiorDiferenca }) => maiorDiferenca.valor },
  { header: 'situacao', value: ({ situacao }) => ROTULO_DE_SITUACAO_PEDIDO[situacao], width: 18 },
  { header: 'tipo', value: ({ tipo }) => ROTULO_DE_TIPO_PEDIDO[tipo], width: 14 },
  { header: 'entregue', value: ({ totalEntregue }) => totalEntregue },
  { header: 'valor previsto', value: linha => centavos(linha.valorPrevistoCentavos), width: 16 },
  {
    header: 'enviado em',
    value: ({ enviadoEm }) => (enviadoEm === null ? null : { instante: enviadoEm, fuso: FUSO_DA_AGENCIA }),
    width: 18,
  },
  { header: 'atualizado em', value: ({ alteradoEm }) => ({ instante: alteradoEm, fuso: FUSO_DA_AGENCIA }), width: 18 },
];

const centavos = (valor: number | null) => (valor === null ? null : { centavos: valor });
