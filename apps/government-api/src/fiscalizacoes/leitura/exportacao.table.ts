import { ROTULO_DE_ORIGEM_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { ROTULO_DE_FORMA_DE_PRESENCA } from '@alipen/contracts/generated/rotulos/presencas';
import type { ExportColumn } from '../../spreadsheets/spreadsheet-value.ts';
import { resultadoEmMaiusculas, situacoes } from '../termo.rotulos.table.ts';
import type { FiscalizacaoLida } from './lista.repository.ts';

const decimos = (valor: number | null) => (valor === null ? null : valor / 10);
const centesimos = (valor: number | null) => (valor === null ? null : valor / 100);

export const colunasDasFiscalizacoes: readonly ExportColumn<FiscalizacaoLida>[] = [
  { header: 'Número', value: ({ numero }) => numero, width: 14 },
  { header: 'Dia', value: ({ data }) => ({ data }) },
  { header: 'Lotação', value: ({ lotacaoNome }) => lotacaoNome, width: 36 },
  { header: 'Município', value: ({ municipio }) => municipio, width: 20 },
  { header: 'UF', value: ({ uf }) => uf },
  { header: 'Refeição', value: ({ refeicao }) => refeicao },
  { header: 'Fornecedor', value: ({ fornecedor }) => fornecedor, width: 28 },
  { header: 'Pedido', value: ({ pedidoNumero }) => pedidoNumero, width: 14 },
  { header: 'Confirmadas', value: ({ confirmadas }) => confirmadas },
  { header: 'Origem', value: ({ origem }) => ROTULO_DE_ORIGEM_FISCALIZACAO[origem] },
  { header: 'Situação', value: ({ situacao }) => situacoes[situacao], width: 20 },
  { header: 'Resultado', value: ({ resultado }) => (resultado ? resultadoEmMaiusculas(resultado) : null), width: 16 },
  { header: 'Nota', value: ({ nota }) => decimos(nota) },
  { header: 'Pontos', value: ({ pontos }) => pontos },
  { header: 'Itens críticos', value: ({ criticos }) => criticos },
  { header: 'Peso médio (g)', value: ({ pesoMedioG }) => pesoMedioG },
  { header: 'Δ do peso mínimo (%)', value: ({ desvioPeso }) => centesimos(desvioPeso) },
  { header: 'Temperatura (°C)', value: ({ temperatura }) => decimos(temperatura) },
  { header: 'Atraso (min)', value: ({ atrasoMin }) => atrasoMin },
  { header: 'Ocorrências', value: ({ ocorrencias }) => ocorrencias },
  { header: 'Fotos', value: ({ fotos }) => fotos },
  { header: 'Fotos por chegar', value: ({ fotosFaltando }) => fotosFaltando },
  { header: 'Fiscal', value: ({ fiscal }) => fiscal, width: 28 },
  {
    header: 'Concluída em',
    value: ({ realizadaEm, fusoHorario }) => realizadaEm && { instante: realizadaEm, fuso: fusoHorario },
    width: 18,
  },
  { header: 'Presença', value: ({ presenca }) => presenca && ROTULO_DE_FORMA_DE_PRESENCA[presenca], width: 24 },
  { header: 'Versões', value: ({ versoes }) => versoes },
  { header: 'Motivo', value: ({ motivo }) => motivo, width: 40 },
];
