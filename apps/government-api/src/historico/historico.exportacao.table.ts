import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_ATO, ROTULO_DE_OBJETO } from '@alipen/contracts/generated/rotulos/trilha';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';
import { campoEmPalavras, valorEmPalavras } from './historico.rotulos.rules.ts';

type Registro = components['schemas']['RegistroHistorico'];

/** A cell of a spreadsheet holds at most 32,767 characters. */
const cabe = (valor: string): string => valor.slice(0, 32_000);

const feito = ({ acao, dados }: Registro): string =>
  dados && 'recusa' in dados ? 'Acesso recusado' : (ROTULO_DE_ATO[acao] ?? acao);

const alteracoes = ({ entidade, alteracoes: todas }: Registro): string =>
  todas
    .map(({ campo, antes, depois }) => {
      const valores = [antes, depois].map(valor => valorEmPalavras(entidade, campo, valor));
      return `${campoEmPalavras(campo)}: ${valores.join(' → ')}`;
    })
    .join('; ');

const outros = ({ entidade, dados = {} }: Registro): string =>
  Object.entries(dados)
    .map(([campo, valor]) => `${campoEmPalavras(campo)}: ${valorEmPalavras(entidade, campo, valor)}`)
    .join('; ');

export const colunasDoHistorico: readonly ExportColumn<Registro>[] = [
  { header: 'Registro', value: ({ id }) => id },
  { header: 'Quando (Brasília)', value: ({ em }) => ({ instante: em, fuso: FUSO_DA_AGENCIA }), width: 18 },
  { header: 'Quem', value: ({ pessoa }) => pessoa?.nome ?? 'O sistema', width: 30 },
  { header: 'Matrícula', value: ({ pessoa }) => pessoa?.matricula ?? null },
  { header: 'O que fez', value: feito, width: 30 },
  { header: 'Sobre o quê', value: ({ entidade }) => ROTULO_DE_OBJETO[entidade] ?? entidade, width: 22 },
  { header: 'Nº do registro', value: ({ entidadeId }) => entidadeId },
  { header: 'Nome', value: ({ nome }) => nome ?? null, width: 30 },
  { header: 'Antes e depois', value: registro => cabe(alteracoes(registro)), width: 60 },
  { header: 'Outros dados', value: registro => cabe(outros(registro)) || null, width: 40 },
  { header: 'Endereço de rede', value: ({ origem }) => origem?.endereco ?? null, width: 18 },
  { header: 'Programa', value: ({ origem }) => origem?.programa ?? null, width: 24 },
];
