import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_TIPO_EMPENHO } from '@alipen/contracts/generated/rotulos/empenhos';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import type { Consumo, Empenho, Movimento } from './empenhos.repository.ts';
import { saldoDe } from './empenhos.rules.ts';

type Schemas = components['schemas'];

export const toEmpenho = (
  row: Empenho,
  movimentos: readonly Movimento[],
  consumos: readonly Consumo[],
): Schemas['Empenho'] => ({
  id: row.id,
  numero: row.numero,
  data: row.data,
  tipo: row.tipo,
  fonte: row.fonte,
  natureza: row.natureza,
  valorCentavos: row.valorCentavos,
  reforcadoCentavos: row.reforcadoCentavos,
  anuladoCentavos: row.anuladoCentavos,
  consumidoCentavos: row.consumidoCentavos,
  saldoCentavos: saldoDe(row),
  movimentos: movimentos.filter(({ empenhoId }) => empenhoId === row.id).map(toMovimento),
  consumos: consumos.filter(({ empenhoId }) => empenhoId === row.id).map(toConsumo),
});

const toMovimento = (row: Movimento): Schemas['MovimentoEmpenho'] => ({
  id: row.id,
  tipo: row.tipo,
  data: row.data,
  valorCentavos: row.valorCentavos,
  motivo: row.motivo,
  por: row.por,
  em: row.registradoEm.toISOString(),
});

const toConsumo = (row: Consumo): Schemas['ConsumoEmpenho'] => ({
  id: row.id,
  medicaoId: row.medicaoId,
  mes: row.mes.slice(0, 7),
  valorCentavos: row.valorCentavos,
  em: row.consumidoEm.toISOString(),
  por: row.por,
  liberado: liberacaoDe(row),
});

export const toConsumoDaMedicao = (row: Consumo & { numero: string }): Schemas['ConsumoDaMedicao'] => ({
  empenhoId: row.empenhoId,
  numero: row.numero,
  valorCentavos: row.valorCentavos,
  em: row.consumidoEm.toISOString(),
  por: row.por,
  liberado: liberacaoDe(row),
});

const liberacaoDe = ({ liberadoEm, liberadoPorNome, liberadoMotivo }: Consumo): Schemas['LiberacaoEmpenho'] | null =>
  liberadoEm && { em: liberadoEm.toISOString(), por: liberadoPorNome ?? '', motivo: liberadoMotivo ?? '' };

const dinheiro = (centavos: number) => ({ centavos });

export const colunasDoArquivo: readonly ExportColumn<Empenho>[] = [
  { header: 'Empenho', value: ({ numero }) => numero, width: 20 },
  { header: 'Data', value: ({ data }) => ({ data }), width: 12 },
  { header: 'Tipo', value: ({ tipo }) => ROTULO_DE_TIPO_EMPENHO[tipo], width: 14 },
  { header: 'Fonte', value: ({ fonte }) => fonte, width: 20 },
  { header: 'Natureza da despesa', value: ({ natureza }) => natureza, width: 20 },
  { header: 'Valor', value: ({ valorCentavos }) => dinheiro(valorCentavos), width: 16 },
  { header: 'Reforços', value: ({ reforcadoCentavos }) => dinheiro(reforcadoCentavos), width: 16 },
  { header: 'Anulações', value: ({ anuladoCentavos }) => dinheiro(anuladoCentavos), width: 16 },
  { header: 'Consumido', value: ({ consumidoCentavos }) => dinheiro(consumidoCentavos), width: 16 },
  { header: 'Saldo', value: row => dinheiro(saldoDe(row)), width: 16 },
];
