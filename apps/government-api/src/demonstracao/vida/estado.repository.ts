import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../../database/database.ts';
import { CONTRATOS_FECHADOS, DIAS_QUE_SE_FECHAM } from './agenda.table.ts';
import { PEDIDO_DA_VIDA } from './elenco.repository.ts';

type Schemas = components['schemas'];

/** `tocado`: a person did something to it, so the demonstration leaves it alone. */
type Tocavel = { readonly tocado: boolean };
export type EfetivoVisto = Tocavel & {
  readonly lotacaoId: number;
  readonly data: string;
  readonly internos: number;
  readonly plantao: number;
  readonly expediente: number;
  /** Milliseconds, as every instant here. */
  readonly em: number;
};
export type PedidoVisto = Tocavel & {
  readonly id: number;
  readonly lotacaoId: number;
  readonly data: string;
  readonly situacao: Schemas['SituacaoPedido'];
  readonly versao: number;
  readonly criadoEm: number;
  readonly enviadoEm: number | null;
  /** Sent with a reason, because it passes the head count. */
  readonly justificado: boolean;
};
export type RefeicaoVista = {
  readonly pedidoId: number;
  readonly refeicaoId: number;
  readonly recebida: boolean;
  readonly publicos: readonly { readonly tipoPublicoId: number; readonly confirmada: number }[];
};
export type RecusaVista = {
  readonly recebimentoId: number;
  readonly pedidoId: number;
  readonly em: number;
  readonly recusadas: number;
  readonly motivo: string;
};
/** One that the demonstration opened and that is not closed; `em`: its last step. */
export type OcorrenciaVista = Tocavel & {
  readonly id: number;
  readonly lotacaoId: number;
  readonly data: string;
  readonly situacao: Schemas['SituacaoOcorrencia'];
  readonly versao: number;
  readonly em: number;
};
export type FiscalizacaoVista = Tocavel & {
  readonly id: number;
  readonly numero: string;
  readonly pedidoId: number | null;
  readonly refeicaoId: number;
  readonly lotacaoId: number;
  readonly data: string;
  readonly situacao: Schemas['SituacaoFiscalizacao'];
  readonly versao: number;
  readonly inicio: number;
  readonly fim: number;
  readonly formularioId: number | null;
};
export type MapaVisto = {
  readonly lotacaoId: number;
  readonly data: string;
  readonly situacao: Schemas['SituacaoFechamento'];
  readonly versao: number;
  readonly fechadoEm: number;
  readonly papeis: readonly Schemas['PapelAssinatura'][];
};

/** A contract's month, whether its billing was opened or not; `pronta`: each of its days is closed. */
export type MedicaoVista = Tocavel & {
  readonly contratoId: number;
  readonly contrato: string;
  readonly mes: string;
  readonly pronta: boolean;
  readonly lotacaoId: number;
  readonly primeiroDia: string;
  readonly id: number | null;
  readonly situacao: Schemas['SituacaoMedicao'] | null;
  readonly versao: number;
  /** The one that waits for its answer. */
  readonly correcao: { readonly id: number; readonly versao: number } | null;
  /** The newest of each kind; null where there is none. */
  readonly termos: Partial<Record<Schemas['TipoTermo'], TermoVisto>> | null;
};
type TermoVisto = { readonly id: number; readonly versao: number; readonly situacao: Schemas['SituacaoTermo'] };
/** A day before the ones looked after, whose map a billing waits for. */
type DiaAntigo = { readonly lotacaoId: number; readonly data: string };

/** How many there ever were, so that what was revoked is not made again. */
type CasaVista = Readonly<Record<'telas' | 'contas' | 'webhooks' | 'designacoes', number>>;

export type Estado = {
  readonly casa: CasaVista;
  readonly efetivos: readonly EfetivoVisto[];
  readonly pedidos: readonly PedidoVisto[];
  readonly refeicoes: readonly RefeicaoVista[];
  readonly recusas: readonly RecusaVista[];
  readonly ocorrencias: readonly OcorrenciaVista[];
  readonly fiscalizacoes: readonly FiscalizacaoVista[];
  readonly mapas: readonly MapaVisto[];
  readonly medicoes: readonly MedicaoVista[];
  readonly antigos: readonly DiaAntigo[];
};

/** `meses`: the first days of the last two months. */
export type Recorte = {
  readonly meses: readonly [string, string];
  readonly de: string;
  readonly ate: string;
  readonly lotacoes: readonly number[];
};

const ms = (coluna: SQL) => sql`(extract(epoch from ${coluna}) * 1000)::float8`;
/** The acts on single meals of an order, which do not make the whole order a person's. */
const SO_DA_REFEICAO = ['registrarRecebimento', 'corrigirRecebimento', 'anularRecebimento'];

const CASA = sql`select (select count(*)::int from telas) as telas, (select count(*)::int from contas_servico) as contas,
  (select count(*)::int from webhooks) as webhooks, (select count(*)::int from designacoes) as designacoes`;

const tocado = (entidade: string, id: SQL, alem: SQL = sql`true`) => sql`exists (select from eventos e
  where e.entidade = ${entidade} and e.entidade_id = ${id}::text and e.usuario_id > 0
    and e.request_id is distinct from ${PEDIDO_DA_VIDA} and not e.dados ? 'recusa' and ${alem})`;

export class EstadoRepository {
  constructor(private readonly database: Database) {}

  async ler(recorte: Recorte): Promise<Estado> {
    const [casa = { telas: 0, contas: 0, webhooks: 0, designacoes: 0 }] = await rows<CasaVista>(this.database, CASA);
    return {
      casa,
      efetivos: await this.efetivos(recorte),
      pedidos: await this.pedidos(recorte),
      refeicoes: await this.refeicoes(recorte),
      recusas: await this.recusas(recorte),
      ocorrencias: await this.ocorrencias(recorte),
      fiscalizacoes: await this.fiscalizacoes(recorte),
      mapas: await this.mapas({ ...recorte, de: recorte.meses[0] }),
      medicoes: await this.medicoes(recorte),
      antigos: await this.antigos(recorte),
    };
  }

  private efetivos({ de, ate, lotacoes }: Recorte) {
    const doDia = sql`(e.dados ->> 'data' = f.data::text or e.acao <> 'informarEfetivo')`;
    return rows<EfetivoVisto>(
      this.database,
      sql`select f.lotacao_id as "lotacaoId", f.data::text as data, f.internos, f.servidores_plantao as plantao,
            f.servidores_expediente as expediente, ${ms(sql`f.capturado_em`)} as em,
            ${tocado('efetivos_diarios', sql`f.lotacao_id`, doDia)} as tocado
          from efetivos_diarios f
          where f.data between ${de}::date and ${ate}::date and ${daqui(sql`f.lotacao_id`, lotacoes)}
          order by f.lotacao_id, f.data`,
    );
  }

  private pedidos({ de, ate, lotacoes }: Recorte) {
    const deTodo = sql`e.acao <> all(${lista(SO_DA_REFEICAO)}::text[])`;
    return rows<PedidoVisto>(
      this.database,
      sql`select p.id, p.lotacao_id as "lotacaoId", p.data_refeicao::text as data, p.situacao, p.versao,
            ${ms(sql`p.criado_em`)} as "criadoEm", ${ms(sql`p.enviado_em`)} as "enviadoEm",
            p.justificativa is not null as justificado, ${tocado('pedidos', sql`p.id`, deTodo)} as tocado
          from pedidos p
          where p.data_refeicao between ${de}::date and ${ate}::date and ${daqui(sql`p.lotacao_id`, lotacoes)}
          order by p.id`,
    );
  }

  private refeicoes({ de, ate, lotacoes }: Recorte) {
    return rows<RefeicaoVista>(
      this.database,
      sql`select p.id as "pedidoId", i.tipo_alimentacao_id as "refeicaoId",
            exists (select from recebimentos r where r.pedido_id = p.id
              and r.tipo_alimentacao_id = i.tipo_alimentacao_id and r.vigente) as recebida,
            json_agg(json_build_object('tipoPublicoId', i.tipo_publico_id, 'confirmada', i.quantidade_confirmada)
              order by i.tipo_publico_id) as publicos
          from pedidos p join itens_pedido i on i.pedido_id = p.id and i.quantidade_confirmada > 0
          where p.data_refeicao between ${de}::date and ${ate}::date and ${daqui(sql`p.lotacao_id`, lotacoes)}
            and p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE')
          group by p.id, i.tipo_alimentacao_id order by p.id, i.tipo_alimentacao_id`,
    );
  }

  /** Only of what the demonstration itself received. */
  private recusas({ de, ate, lotacoes }: Recorte) {
    return rows<RecusaVista>(
      this.database,
      sql`select r.id as "recebimentoId", r.pedido_id as "pedidoId", ${ms(sql`r.registrado_em`)} as em, q.recusadas,
            lower(r.motivo_recusa) as motivo
          from recebimentos r join pedidos p on p.id = r.pedido_id
          cross join lateral (select sum(x.recusada)::int as recusadas from itens_recebimento x where x.recebimento_id = r.id) q
          where p.data_refeicao between ${de}::date and ${ate}::date and ${daqui(sql`p.lotacao_id`, lotacoes)}
            and r.vigente and r.motivo_recusa is not null and q.recusadas > 0
            and not exists (select from ocorrencias o where o.recebimento_id = r.id)
            and exists (select from eventos e where e.entidade = 'recebimentos' and e.entidade_id = r.id::text
              and e.request_id = ${PEDIDO_DA_VIDA})
          order by r.id`,
    );
  }

  private ocorrencias({ lotacoes }: Recorte) {
    return rows<OcorrenciaVista>(
      this.database,
      sql`select o.id, o.lotacao_id as "lotacaoId", o.data_refeicao::text as data, o.situacao, o.versao,
            ${ms(sql`o.alterada_em`)} as em, ${tocado('ocorrencias', sql`o.id`)} as tocado
          from ocorrencias o
          where o.situacao <> 'ENCERRADA' and ${daqui(sql`o.lotacao_id`, lotacoes)}
            and exists (select from eventos e where e.entidade = 'ocorrencias' and e.entidade_id = o.id::text
              and e.acao = 'abrirOcorrencia' and e.request_id = ${PEDIDO_DA_VIDA})
          order by o.id`,
    );
  }

  private fiscalizacoes({ de, ate, lotacoes }: Recorte) {
    return rows<FiscalizacaoVista>(
      this.database,
      sql`select f.id, f.numero, f.pedido_id as "pedidoId", f.tipo_alimentacao_id as "refeicaoId", f.lotacao_id as "lotacaoId",
            f.data::text as data, f.situacao, f.versao, ${ms(sql`f.janela_inicio_em`)} as inicio,
            ${ms(sql`f.janela_fim_em`)} as fim, f.formulario_id as "formularioId",
            ${tocado('fiscalizacoes', sql`f.id`)} as tocado
          from fiscalizacoes f
          where f.data between ${de}::date and ${ate}::date and ${daqui(sql`f.lotacao_id`, lotacoes)}
          order by f.id`,
    );
  }

  private mapas({ de, ate, lotacoes }: Recorte) {
    return rows<MapaVisto>(
      this.database,
      sql`select distinct on (m.lotacao_id, m.data) m.lotacao_id as "lotacaoId", m.data::text as data, m.situacao, m.versao,
            ${ms(sql`m.fechado_em`)} as "fechadoEm",
            coalesce((select array_agg(a.papel) from assinaturas_mapa a where a.fechamento_id = m.id), '{}') as papeis
          from fechamentos_mapa m
          where m.data between ${de}::date and ${ate}::date and ${daqui(sql`m.lotacao_id`, lotacoes)}
          order by m.lotacao_id, m.data, m.versao desc`,
    );
  }

  private medicoes({ meses: [de], ate, lotacoes }: Recorte) {
    return rows<MedicaoVista>(
      this.database,
      sql`with dias as (
            select distinct i.contrato_id, date_trunc('month', p.data_refeicao)::date as mes, p.lotacao_id, p.data_refeicao
            from pedidos p join itens_pedido i on i.pedido_id = p.id and i.quantidade_confirmada > 0
            where p.data_refeicao >= ${de}::date and p.data_refeicao < date_trunc('month', ${ate}::date - 2)
              and ${daqui(sql`p.lotacao_id`, lotacoes)})
          select d.contrato_id as "contratoId", c.numero as contrato, d.mes::text as mes,
            bool_and(exists (select from fechamentos_mapa f where f.lotacao_id = d.lotacao_id and f.data = d.data_refeicao
              and f.situacao in ('FECHADO', 'ASSINADO'))) as pronta,
            min(d.lotacao_id) as "lotacaoId", min(d.data_refeicao)::text as "primeiroDia", m.id, m.situacao,
            coalesce(m.versao, 0) as versao, coalesce(${tocado('medicoes', sql`m.id`)}, false) as tocado,
            (select json_build_object('id', e.id, 'versao', e.versao) from correcoes_medicao e
              where e.medicao_id = m.id and e.situacao = 'PENDENTE' order by e.id limit 1) as correcao,
            (select json_object_agg(t.tipo, json_build_object('id', t.id, 'versao', t.versao, 'situacao', t.situacao))
              from (select distinct on (x.tipo) x.* from termos x where x.medicao_id = m.id order by x.tipo, x.id desc) t
            ) as termos
          from dias d join contratos c on c.id = d.contrato_id
          left join medicoes m on m.contrato_id = d.contrato_id and m.mes = d.mes
          group by d.contrato_id, c.numero, d.mes, m.id, m.situacao, m.versao order by d.mes, c.numero`,
    );
  }

  private antigos({ meses: [de, seguinte], de: ate, lotacoes }: Recorte) {
    return rows<DiaAntigo>(
      this.database,
      sql`select p.lotacao_id as "lotacaoId", p.data_refeicao::text as data
          from pedidos p
          where p.data_refeicao >= ${de}::date and p.data_refeicao <= ${ate}::date and ${daqui(sql`p.lotacao_id`, lotacoes)}
            and p.situacao in ('ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE') and not ${tocado('pedidos', sql`p.id`)}
            and not exists (select from fechamentos_mapa f where f.lotacao_id = p.lotacao_id and f.data = p.data_refeicao)
            and (exists (select from contratos_lotacoes l join contratos c on c.id = l.contrato_id
                where l.lotacao_id = p.lotacao_id and c.numero = any(${lista(CONTRATOS_FECHADOS)}::text[]))
              or p.data_refeicao < ${seguinte}::date and (select count(distinct o.data_refeicao) from pedidos o
                where o.data_refeicao >= ${de}::date and o.data_refeicao < ${seguinte}::date) <= ${DIAS_QUE_SE_FECHAM})
          group by 1, 2 order by 2, 1`,
    );
  }
}

const lista = (valores: readonly (string | number)[]) => sql`${`{${valores.join(',')}}`}`;
const daqui = (coluna: SQL, lotacoes: readonly number[]) => sql`${coluna} = any(${lista(lotacoes)}::int[])`;
