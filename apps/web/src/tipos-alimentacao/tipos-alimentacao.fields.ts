import type { Field, Section, Values } from '../record/record.model.ts';
import { EscolhaDeCor, EscolhaDeIcone, nomeDaCor, nomeDoIcone } from './aparencia.component.tsx';

const DIAS = [
  { value: 0, label: 'No próprio dia' },
  { value: 1, label: 'Na véspera' },
  ...Array.from({ length: 13 }, (_, n) => ({ value: n + 2, label: `${n + 2} dias antes` })),
];

const IDENTIDADE: readonly Field[] = [
  { key: 'nome', label: 'Nome', kind: 'text', maxLength: 60, required: true, width: 'half' },
  {
    key: 'sigla',
    label: 'Sigla',
    kind: 'text',
    maxLength: 12,
    required: true,
    width: 'half',
    hint: 'Curta: aparece no painel e nas planilhas.',
  },
  { key: 'icone', label: 'Ícone', kind: 'custom', control: EscolhaDeIcone, text: nomeDoIcone, required: true },
  { key: 'cor', label: 'Cor', kind: 'custom', control: EscolhaDeCor, text: nomeDaCor, required: true },
  {
    key: 'meioDoDia',
    label: 'Refeição do meio do dia',
    kind: 'switch',
    hint: 'Servidores de expediente só comem estas; os de plantão comem todas.',
    width: 'half',
  },
  {
    key: 'fotoObrigatoria',
    label: 'Foto obrigatória no recebimento',
    kind: 'switch',
    width: 'half',
  },
  {
    key: 'soOndeContratada',
    label: 'Só onde um contrato a entrega',
    kind: 'switch',
    hint: 'Um kit, por exemplo: a lotação que não o tem em Lotações atendidas não o vê no pedido.',
  },
];

export const PRAZOS: readonly Field[] = [
  { key: 'horaLimitePedido', label: 'Pedido até', kind: 'time', required: true, width: 'half' },
  {
    key: 'diasAntecedencia',
    label: 'Em que dia o pedido fecha',
    kind: 'select',
    options: DIAS,
    required: true,
    width: 'half',
  },
  { key: 'horaLimiteAjuste', label: 'Ajuste até', kind: 'time', width: 'half', hint: 'Vazio: não aceita ajuste.' },
  {
    key: 'diasAntecedenciaAjuste',
    label: 'Em que dia o ajuste fecha',
    kind: 'select',
    options: DIAS,
    required: true,
    width: 'half',
  },
];

export const ENTREGA: readonly Field[] = [
  { key: 'entregaInicio', label: 'Entrega a partir de', kind: 'time', required: true, width: 'third' },
  { key: 'entregaFim', label: 'Entrega até', kind: 'time', required: true, width: 'third' },
  {
    key: 'toleranciaMin',
    label: 'Tolerância',
    kind: 'integer',
    min: 0,
    max: 240,
    unit: 'min',
    required: true,
    width: 'third',
  },
];

export const CONFERENCIA: readonly Field[] = [
  { key: 'pesoMinimoG', label: 'Peso mínimo', kind: 'integer', min: 1, max: 5000, unit: 'g', width: 'third' },
  {
    key: 'toleranciaPesoPct',
    label: 'Abaixo, na média',
    kind: 'integer',
    min: 0,
    max: 50,
    unit: '%',
    required: true,
    width: 'third',
  },
  {
    key: 'toleranciaPesoUnidadePct',
    label: 'Abaixo, em uma unidade',
    kind: 'integer',
    min: 0,
    max: 50,
    unit: '%',
    required: true,
    width: 'third',
  },
  {
    key: 'tempMinimaQuenteC',
    label: 'Quente, no mínimo',
    kind: 'integer',
    min: 30,
    max: 100,
    unit: '°C',
    width: 'half',
  },
  { key: 'tempMaximaFriaC', label: 'Fria, no máximo', kind: 'integer', min: -20, max: 30, unit: '°C', width: 'half' },
];

const nunca = () => false;
/** Not in the form of a saved meal, where hours change by versions; the history needs their names. */
const VALE_DE: Field = { key: 'valeDe', label: 'Vale a partir de', kind: 'date' };
const soNoHistorico = [VALE_DE, ...PRAZOS, ...ENTREGA, ...CONFERENCIA].map(field => ({ ...field, shownWhen: nunca }));

export const SECOES: readonly Section[] = [{ fields: [...IDENTIDADE, ...soNoHistorico] }];

export const SECOES_DO_NOVO: readonly Section[] = [
  { fields: IDENTIDADE },
  { title: 'Prazos', fields: PRAZOS },
  { title: 'Janela de entrega', fields: ENTREGA },
  { title: 'Peso e temperatura na chegada', fields: CONFERENCIA },
];

/** Initial values, by rules R1, R6, R9, R10 and R13. */
export const INICIO: Values = {
  nome: null,
  sigla: null,
  icone: 'ForkKnife',
  cor: 'ANIL',
  meioDoDia: false,
  fotoObrigatoria: false,
  soOndeContratada: false,
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: null,
  diasAntecedenciaAjuste: 0,
  entregaInicio: null,
  entregaFim: null,
  toleranciaMin: 15,
  pesoMinimoG: null,
  toleranciaPesoPct: 5,
  toleranciaPesoUnidadePct: 10,
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: 5,
};
