/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import * as acessos from '../acessos/acessos.columns.tsx';
import { LISTA as ACESSOS } from '../acessos/acessos.list.ts';
import * as fila from '../atendimentos/atendimentos.columns.tsx';
import { LISTA as FILA } from '../atendimentos/atendimentos.list.ts';
import * as auditorias from '../auditorias/auditorias.columns.tsx';
import { LISTA as AUDITORIAS } from '../auditorias/auditorias.list.ts';
import * as contas from '../contas-servico/contas-servico.columns.tsx';
import { LISTA as CONTAS } from '../contas-servico/contas-servico.list.ts';
import * as dietas from '../dietas/tipos-dieta.columns.tsx';
import { LISTA as DIETAS } from '../dietas/tipos-dieta.list.ts';
import * as fiscalizacoes from '../fiscalizacoes/listas/fiscalizacoes.columns.tsx';
import { ORDENS as FISCALIZACOES } from '../fiscalizacoes/listas/fiscalizacoes.list.ts';
import * as fornecedores from '../fornecedores/fornecedores.columns.tsx';
import { LISTA as FORNECEDORES } from '../fornecedores/fornecedores.list.ts';
import * as lotacoes from '../lotacoes/lotacoes.columns.tsx';
import { LISTA as LOTACOES } from '../lotacoes/lotacoes.list.ts';
import * as medicoes from '../medicoes/medicoes.columns.tsx';
import { LISTA as MEDICOES } from '../medicoes/medicoes.list.ts';
import * as ocorrencias from '../ocorrencias/ocorrencias.columns.tsx';
import { LISTA as OCORRENCIAS } from '../ocorrencias/ocorrencias.list.ts';
import { colunasDe } from '../pedidos/acompanhamento/acompanhamento.columns.tsx';
import { listaDe } from '../pedidos/acompanhamento/acompanhamento.list.ts';
import * as prescricoes from '../prescricoes/prescricoes.columns.tsx';
import { LISTA as PRESCRICOES } from '../prescricoes/prescricoes.list.ts';
import * as testemunhas from '../testemunhas/testemunhas.columns.tsx';
import { LISTA as TESTEMUNHAS } from '../testemunhas/testemunhas.list.ts';
import * as publicos from '../tipos-publico/tipos-publico.columns.tsx';
import { LISTA as PUBLICOS } from '../tipos-publico/tipos-publico.list.ts';
import * as usuarios from '../usuarios/usuarios.columns.tsx';
import { LISTA as USUARIOS } from '../usuarios/usuarios.list.ts';
import * as webhooks from '../webhooks/webhooks.columns.tsx';
import { LISTA as WEBHOOKS } from '../webhooks/webhooks.list.ts';

type Columns = readonly { sort?: string }[];
const deUma = (soUmaUnidade: boolean): Columns =>
  colunasDe({ refeicoes: [], publicos: [], presencas: [], soUmaUnidade, pede: true });

const LISTS: readonly (readonly [string, Columns, readonly string[]])[] = [
  ['acessos', acessos.COLUNAS, ACESSOS.sorts],
  ['fila', fila.COLUNAS, FILA.sorts],
  ['contas de serviço', contas.COLUNAS, CONTAS.sorts],
  ['tipos de dieta', dietas.COLUNAS, DIETAS.sorts],
  ['fiscalizações', fiscalizacoes.COLUNAS, FISCALIZACOES],
  ['fornecedores', fornecedores.COLUNAS, FORNECEDORES.sorts],
  ['lotações', lotacoes.COLUNAS, LOTACOES.sorts],
  ['medições', medicoes.COLUNAS, MEDICOES.sorts],
  ['ocorrências', ocorrencias.COLUNAS, OCORRENCIAS.sorts],
  ['auditorias', auditorias.COLUNAS, AUDITORIAS.sorts],
  ['dietas autorizadas', prescricoes.COLUNAS, PRESCRICOES.sorts],
  ['pedidos', deUma(false), listaDe(false).sorts],
  ['pedidos de uma unidade', deUma(true), listaDe(true).sorts],
  ['públicos', publicos.COLUNAS, PUBLICOS.sorts],
  ['testemunhas', testemunhas.COLUNAS, TESTEMUNHAS.sorts],
  ['usuários', usuarios.COLUNAS, USUARIOS.sorts],
  ['webhooks', webhooks.COLUNAS, WEBHOOKS.sorts],
];

describe('the orders that a list reads from its address', () => {
  it.each(LISTS)('%s: are those of its headers', (_name, columns, sorts) => {
    expect([...sorts].sort()).toEqual(columns.flatMap(({ sort }) => sort ?? []).sort());
  });
});
