import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import { rows, type Transaction } from '../database/database.ts';
import { situacoesCompletas } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { glosaDe, valoresDe } from '../ocorrencias/glosa.rules.ts';
import { type Ocorrencia, OcorrenciasRepository } from '../ocorrencias/ocorrencias.repository.ts';
import type { Dia, Semeador } from './demonstracao.service.ts';
import { type Exemplo, exemplos } from './ocorrencias.table.ts';

type Fonte = Pick<
  Ocorrencia,
  'pedidoId' | 'tipoAlimentacaoId' | 'lotacaoId' | 'contratoId' | 'fornecedorId' | 'dataRefeicao' | 'descricao'
> & { id: number; em: string };
type Quem = { gestor: number; fiscal: number };

const HORA = 3_600_000;
/** Days back to the oldest delivery of an example; the examples are spread from yesterday to then. */
const DIAS = 18;
const repository = new OcorrenciasRepository();

export const ocorrenciasDeDemonstracao: Semeador = {
  nome: 'ocorrências',
  async semear(tx, dia) {
    const [quem] = await rows<Quem>(
      tx,
      sql`select min(id) filter (where 'AL_GESTOR' = any(authorities)) as gestor,
            min(id) filter (where 'AL_FISCAL' = any(authorities)) as fiscal from usuarios`,
    );
    const fontes = { FISCALIZACAO: await dasFiscalizacoes(tx, dia), RECEBIMENTO: await dosRecebimentos(tx, dia) };
    const planos = exemplos.flatMap((exemplo, posicao) => {
      const ate = addDays(dia.hoje, -1 - Math.floor((posicao * (DIAS - 2)) / exemplos.length));
      const achada = fontes[exemplo.de].findIndex(({ dataRefeicao }) => dataRefeicao <= ate);
      const [fonte] = achada < 0 ? [] : fontes[exemplo.de].splice(achada, 1);
      return fonte ? [{ exemplo, fonte }] : [];
    });
    // Reversed, to number them in the order they were opened.
    for (const { exemplo, fonte } of planos.toReversed()) if (quem) await semearUma(tx, dia, quem, exemplo, fonte);
  },
};

async function semearUma(tx: Transaction, { hoje, agora }: Dia, quem: Quem, exemplo: Exemplo, fonte: Fonte) {
  const { id: origemId, em, ...chave } = fonte;
  const daFiscalizacao = exemplo.de === 'FISCALIZACAO';
  const aberta = new Date(em).getTime() + HORA;
  // Evenly between the opening and now, so that no step is in the future, whatever the hour of the start.
  const vez = (passo: number) => new Date(aberta + ((agora.getTime() - aberta) * passo) / (exemplo.passos.length + 1));
  const ultimo = exemplo.passos.at(-1);
  const autor = daFiscalizacao ? quem.fiscal : quem.gestor;
  const ocorrencia = await repository.insert(tx, {
    ...chave,
    numero: await repository.nextNumber(tx, Number(hoje.slice(0, 4))),
    origem: exemplo.de,
    recebimentoId: daFiscalizacao ? null : origemId,
    fiscalizacaoId: daFiscalizacao ? origemId : null,
    gravidade: exemplo.gravidade,
    clausula: exemplo.clausula,
    situacao: ultimo?.para ?? 'ABERTA',
    abertaEm: new Date(aberta),
    abertaPor: autor,
    alteradaEm: vez(exemplo.passos.length),
    versao: exemplo.passos.length + 1,
    ...doCaminho(exemplo, vez, hoje),
    ...(exemplo.percentual && (await glosaFeita(tx, { ...chave, percentual: exemplo.percentual }))),
  });
  const abrir = { evento: 'abrir', para: 'ABERTA', texto: '' } as const;
  const passos = [abrir, ...exemplo.passos];
  for (const [n, { evento, para, texto }] of passos.entries()) {
    const semPessoa = evento === 'responder' || evento === 'vencer';
    await repository.addStep(tx, {
      ocorrenciaId: ocorrencia.id,
      em: vez(n),
      usuarioId: n === 0 ? autor : semPessoa ? null : quem.gestor,
      evento,
      de: passos[n - 1]?.para ?? null,
      para,
      detalhe: evento === 'responder' ? `Por ${RESPONDE}.` : texto || null,
    });
  }
}

const RESPONDE = 'Célia Moura Pinho';

function doCaminho({ passos }: Exemplo, vez: (passo: number) => Date, hoje: string) {
  const quando = (evento: string) => passos.findIndex(passo => passo.evento === evento) + 1;
  const [respondida, vencida, decidida] = [quando('responder'), quando('vencer'), quando('decidir')];
  const prazo = vencida ? vez(vencida) : new Date(`${addDays(hoje, 4)}T23:59:00-03:00`);
  return {
    prazoRespostaEm: passos.length ? prazo : null,
    ...(respondida && {
      resposta: passos[respondida - 1]?.texto ?? null,
      respostaNome: RESPONDE,
      respondidaEm: vez(respondida),
    }),
    ...(decidida && { decisao: passos[decidida - 1]?.texto ?? null }),
  };
}

async function glosaFeita(
  tx: Transaction,
  { percentual, ...alvo }: Pick<Fonte, 'pedidoId' | 'contratoId' | 'tipoAlimentacaoId'> & { percentual: number },
) {
  const { recusado, desconto } = glosaDe(valoresDe(await repository.findCells(tx, alvo)), percentual);
  return { glosaPercentual: percentual, glosaRecusadoCentavos: recusado, glosaDescontoCentavos: desconto };
}

const dasFiscalizacoes = (tx: Transaction, { hoje }: Dia) =>
  rows<Fonte>(
    tx,
    sql`select f.id, f.pedido_id as "pedidoId", f.tipo_alimentacao_id as "tipoAlimentacaoId", f.lotacao_id as "lotacaoId",
          f.contrato_id as "contratoId", f.fornecedor_id as "fornecedorId", f.data::text as "dataRefeicao",
          f.realizada_em::text as em, a.achado as descricao
        from fiscalizacoes f join versoes_fiscalizacao v on v.fiscalizacao_id = f.id and v.numero = f.versao_vigente
        cross join lateral (select string_agg(r ->> 'observacao', ' ') as achado from jsonb_array_elements(v.respostas) r
          where r ->> 'resposta' = 'NAO_CONFORME') a
        where a.achado is not null and f.pedido_id is not null and f.contrato_id is not null
          and f.situacao in ${situacoesCompletas} and f.data between ${addDays(hoje, -DIAS)} and ${addDays(hoje, -1)}
        order by f.data desc, f.id`,
  );

const dosRecebimentos = (tx: Transaction, { hoje }: Dia) =>
  rows<Fonte>(
    tx,
    sql`select r.id, r.pedido_id as "pedidoId", r.tipo_alimentacao_id as "tipoAlimentacaoId", p.lotacao_id as "lotacaoId",
          c.id as "contratoId", c.fornecedor_id as "fornecedorId", p.data_refeicao::text as "dataRefeicao",
          r.registrado_em::text as em, q.recusadas || ' refeições recusadas: ' || lower(r.motivo_recusa) || '.' as descricao
        from recebimentos r join pedidos p on p.id = r.pedido_id
        cross join lateral (select sum(recusada) as recusadas from itens_recebimento where recebimento_id = r.id) q
        join contratos c on c.id = (select min(i.contrato_id) from itens_pedido i
          where i.pedido_id = r.pedido_id and i.tipo_alimentacao_id = r.tipo_alimentacao_id)
        where r.vigente and q.recusadas > 1 and r.motivo_recusa is not null
          and p.data_refeicao between ${addDays(hoje, -DIAS)} and ${addDays(hoje, -1)}
        order by p.data_refeicao desc, r.id`,
  );
