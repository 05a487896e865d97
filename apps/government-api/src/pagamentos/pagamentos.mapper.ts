import type { components } from '@alipen/contracts/generated/government-api';
import {
  ROTULO_DE_HIPOTESE_DE_EXCECAO,
  ROTULO_DE_SITUACAO_PAGAMENTO,
} from '@alipen/contracts/generated/rotulos/pagamentos';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { acoesDe } from './pagamentos.ciclo.rules.ts';
import type { LinhaPagamento } from './pagamentos.repository.ts';

type Schemas = components['schemas'];
type Feito = Schemas['FeitoDoPagamento'] | null;
export type Leitura = {
  readonly prazo: Schemas['PrazoDoRecebimento'] | null;
  readonly impedimentos: Schemas['Pagamento']['impedimentos'];
  readonly autoridades: readonly string[];
};

const feito = (data: string | null, documento: string | null, em: string | null, por: string | null): Feito =>
  data === null || em === null ? null : { data, documento: documento ?? '', em, por: por ?? '' };

const excecaoDe = (linha: LinhaPagamento): Schemas['ExcecaoDoPagamento'] | null =>
  linha.excecaoHipotese && {
    hipotese: linha.excecaoHipotese,
    justificativa: linha.excecaoJustificativa ?? '',
    autoridade: linha.excecaoAutoridade ?? '',
    comunicacao: feito(linha.comunicadoData, linha.comunicadoDocumento, linha.comunicadoEm, linha.comunicadoPorNome),
  };

const pagoDe = ({ valorCentavos, retidoCentavos }: LinhaPagamento): number | null =>
  retidoCentavos === null ? null : valorCentavos - retidoCentavos;

export const toPagamento = (
  linha: LinhaPagamento,
  { prazo, impedimentos, autoridades }: Leitura,
): Schemas['Pagamento'] => ({
  id: linha.id,
  versao: linha.versao,
  medicaoId: linha.medicaoId,
  contratoId: linha.contratoId,
  contrato: linha.contrato,
  fornecedor: linha.fornecedor,
  mes: linha.mes,
  fonte: linha.fonte,
  nota: linha.nota ?? '',
  valorCentavos: linha.valorCentavos,
  retencaoCentavos: linha.retencaoCentavos,
  retidoCentavos: linha.retidoCentavos,
  pagoCentavos: pagoDe(linha),
  situacao: linha.situacao,
  recebidaEm: linha.recebidaEm,
  posicao: linha.posicao,
  prazo,
  liquidacao: feito(linha.liquidadoData, linha.liquidadoDocumento, linha.liquidadoEm, linha.liquidadoPorNome),
  pagamento: feito(linha.pagoData, linha.pagoDocumento, linha.pagoEm, linha.pagoPorNome),
  excecao: excecaoDe(linha),
  motivo: linha.motivo,
  acoes: acoesDe(linha, autoridades),
  impedimentos,
});

/** The day the note came, where the agency is. */
export const diaDaNota = ({ recebidaEm }: Pick<LinhaPagamento, 'recebidaEm'>): string =>
  plainDate(new Date(recebidaEm), FUSO_DA_AGENCIA);

const dinheiro = (centavos: number | null) => (centavos === null ? '' : { centavos });
const dia = (data: string | null) => (data === null ? '' : { data });

export const colunasDoArquivo: readonly ExportColumn<LinhaPagamento>[] = [
  { header: 'Fonte', value: ({ fonte }) => fonte || 'Sem fonte informada', width: 20 },
  { header: 'Lugar na fila', value: ({ posicao }) => posicao ?? '', width: 12 },
  { header: 'Fornecedor', value: ({ fornecedor }) => fornecedor, width: 30 },
  { header: 'Contrato', value: ({ contrato }) => contrato, width: 16 },
  { header: 'Mês', value: ({ mes }) => mes.split('-').reverse().join('/'), width: 10 },
  { header: 'Nota fiscal', value: ({ nota }) => nota ?? '', width: 12 },
  { header: 'Nota recebida em', value: linha => dia(diaDaNota(linha)), width: 14 },
  { header: 'Situação', value: ({ situacao }) => ROTULO_DE_SITUACAO_PAGAMENTO[situacao], width: 14 },
  { header: 'Liquidada em', value: ({ liquidadoData }) => dia(liquidadoData), width: 12 },
  { header: 'Documento da liquidação', value: ({ liquidadoDocumento }) => liquidadoDocumento ?? '', width: 18 },
  { header: 'Valor', value: ({ valorCentavos }) => dinheiro(valorCentavos), width: 16 },
  { header: 'Retido', value: ({ retidoCentavos }) => dinheiro(retidoCentavos), width: 16 },
  { header: 'Pago', value: linha => dinheiro(pagoDe(linha)), width: 16 },
  { header: 'Paga em', value: ({ pagoData }) => dia(pagoData), width: 12 },
  { header: 'Ordem bancária', value: ({ pagoDocumento }) => pagoDocumento ?? '', width: 18 },
  {
    header: 'Exceção à ordem',
    value: ({ excecaoHipotese }) => (excecaoHipotese ? ROTULO_DE_HIPOTESE_DE_EXCECAO[excecaoHipotese] : ''),
    width: 40,
  },
  { header: 'Justificativa', value: ({ excecaoJustificativa }) => excecaoJustificativa ?? '', width: 60 },
  { header: 'Autorizada por', value: ({ excecaoAutoridade }) => excecaoAutoridade ?? '', width: 30 },
  { header: 'Comunicada em', value: ({ comunicadoData }) => dia(comunicadoData), width: 14 },
];
