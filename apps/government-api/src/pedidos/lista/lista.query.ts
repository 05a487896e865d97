import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { type Ordering, ordering } from '../../database/page.ts';
import { likeAnywhere } from '../../database/search-text.ts';
import type { Parametros } from '../../parametros/parametros.service.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import { URGENTE_MS } from '../quantidades/prazo.rules.ts';

type Schemas = components['schemas'];
export type Ordem = Schemas['OrdemPedidos'];

export type FiltrosPedidos = {
  de?: string;
  ate?: string;
  lotacoes?: readonly number[];
  uf?: string;
  tipoLotacao?: string;
  fornecedorId?: number;
  contratoId?: number;
  tipoAlimentacaoId?: number;
  situacoes?: readonly SituacaoPedido[];
  prazo?: Schemas['FaixaPrazo'];
  tipo?: Schemas['TipoPedido'];
  sinal?: Schemas['SinalDoPedido'];
  autorizacao?: Schemas['SituacaoDaAutorizacao'];
  /** How far above the head count makes an order divergent, and which count the servers' meals are compared with. */
  divergentes?: { acimaDe: number; baseServidores: Parametros['baseServidores'] };
  busca?: string;
};

/** Filters on the unit `l`. Without them the page and the count read one index and no other table. */
type DaLotacao = 'uf' | 'tipoLotacao' | 'prazo';
const daLotacao: readonly DaLotacao[] = ['uf', 'tipoLotacao', 'prazo'];

const emLista = (valores: readonly (number | string)[]): SQL =>
  sql`(${sql.join(
    valores.map(valor => sql`${valor}`),
    sql`, `,
  )})`;

const prefixo = (busca: string): string => `${busca.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const atrasado = (agora: string): SQL =>
  sql`(p.fora_do_prazo or (p.enviado_em is null and p.prazo_limite_em < ${agora}))`;
const fechaHoje = (agora: string): SQL =>
  sql`(p.prazo_limite_em at time zone l.fuso_horario)::date = (${agora}::timestamptz at time zone l.fuso_horario)::date`;

/** Same bands as `faixaPrazoDe`. */
const faixas: Record<Schemas['FaixaPrazo'], (agora: string, urgente: string) => SQL> = {
  FORA_DO_PRAZO: agora => atrasado(agora),
  URGENTE: (agora, urgente) =>
    sql`not ${atrasado(agora)} and p.prazo_limite_em >= ${agora} and p.prazo_limite_em < ${urgente}`,
  VENCE_HOJE: (agora, urgente) =>
    sql`not ${atrasado(agora)} and p.prazo_limite_em >= ${urgente} and ${fechaHoje(agora)}`,
  NO_PRAZO: (agora, urgente) => sql`not ${atrasado(agora)}
    and (p.prazo_limite_em < ${agora} or (p.prazo_limite_em >= ${urgente} and not ${fechaHoje(agora)}))`,
};

/** Same comparison as `baseDe` and `compararCelula`: against the inmates, an equal number already diverges. */
const servidoresDivergem = {
  EFETIVO_SERVIDOR: acimaDe =>
    sql`${demandaDe(sql`i`)} - (e.servidores_plantao + e.servidores_expediente) > ${acimaDe}`,
  EFETIVO_INTERNO: () => sql`${demandaDe(sql`i`)} > 0 and ${demandaDe(sql`i`)} >= e.internos`,
} satisfies Record<Parametros['baseServidores'], (acimaDe: number) => SQL>;

const divergente = ({ acimaDe, baseServidores }: NonNullable<FiltrosPedidos['divergentes']>): SQL => sql`exists (
  select from efetivo_de_referencia(p.lotacao_id, p.data_refeicao) e
  join itens_pedido i on i.pedido_id = p.id join tipos_publico t on t.id = i.tipo_publico_id
  where case t.base_conferencia
    when 'EFETIVO_INTERNO' then ${demandaDe(sql`i`)} - e.internos > ${acimaDe}
    when 'EFETIVO_SERVIDOR' then ${servidoresDivergem[baseServidores](acimaDe)} end)`;

/** Both halves are conditions on `p`, each with its index: an `or` over two tables reads every order of the year. */
const doNumeroOuNome = (busca: string): SQL => sql`(p.numero like ${prefixo(busca)} or p.lotacao_id = any (array(
  select b.id from lotacoes b where ${likeAnywhere(sql`b.nome_busca`, busca)})))`;

const condicao: { [Nome in keyof FiltrosPedidos]-?: (valor: NonNullable<FiltrosPedidos[Nome]>, agora: Date) => SQL } = {
  de: de => sql`p.data_refeicao >= ${de}`,
  ate: ate => sql`p.data_refeicao <= ${ate}`,
  lotacoes: ids => (ids.length ? sql`p.lotacao_id in ${emLista(ids)}` : sql`false`),
  uf: uf => sql`l.uf = ${uf}`,
  tipoLotacao: tipo => sql`l.tipo = ${tipo}`,
  fornecedorId: id => sql`exists (
    select from contratos_pedido cp join contratos c on c.id = cp.contrato_id
    where cp.pedido_id = p.id and c.fornecedor_id = ${id})`,
  contratoId: id => sql`exists (select from contratos_pedido cp where cp.pedido_id = p.id and cp.contrato_id = ${id})`,
  tipoAlimentacaoId: id => sql`exists (
    select from itens_pedido i where i.pedido_id = p.id and i.tipo_alimentacao_id = ${id} and ${demandaDe(sql`i`)} > 0)`,
  situacoes: situacoes => sql`p.situacao in ${emLista(situacoes)}`,
  prazo: (faixa, agora) => faixas[faixa](agora.toISOString(), new Date(agora.getTime() + URGENTE_MS).toISOString()),
  tipo: tipo => sql`p.tipo = ${tipo}`,
  sinal: sinal => sql`p.sinais @> ${JSON.stringify([{ sinal }])}::jsonb`,
  autorizacao: autorizacao => sql`p.autorizacao = ${autorizacao}`,
  divergentes: divergente,
  busca: doNumeroOuNome,
};

export function condicoes(filtros: FiltrosPedidos, agora: Date): SQL[] {
  return Object.entries(filtros).flatMap(([nome, valor]) => {
    const ask = condicao[nome as keyof FiltrosPedidos] as (valor: unknown, agora: Date) => SQL;
    return valor === undefined ? [] : [ask(valor, agora)];
  });
}

export const ordemDaLista = (ordem: Ordem): Ordering =>
  ordering(ordem, {
    dataRefeicao: [sql`p.data_refeicao`],
    lotacao: [sql`l.nome_busca`, sql`p.data_refeicao`],
    total: [sql`p.total_refeicoes`],
    alteradoEm: [sql`p.alterado_em`],
  });

export const deOnde = (filtros: FiltrosPedidos, ordem?: Ordem): SQL =>
  daLotacao.some(nome => filtros[nome] !== undefined) || ordem?.endsWith('lotacao')
    ? sql`pedidos p join lotacoes l on l.id = p.lotacao_id`
    : sql`pedidos p`;
