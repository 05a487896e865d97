import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import { rows, type Transaction } from '../database/database.ts';
import type { Semeador } from '../demonstracao/demonstracao.service.ts';
import { type ConteudoFormulario, calcular } from '../formularios/formularios.service.ts';
import { faltasDe, resumoDe } from './conclusao.rules.ts';
import { LIMITES, type Publicos, respostasDe, situacaoDe } from './fiscalizacoes.demonstracao.rules.ts';
import {
  fiscalizacoes,
  fotosFiscalizacao,
  historicoFiscalizacao,
  naoConformidadesFiscalizacao,
  numeracaoFiscalizacoes,
  versoesFiscalizacao,
} from './fiscalizacoes.table.ts';

type Entrega = {
  pedidoId: number;
  tipoAlimentacaoId: number;
  lotacaoId: number;
  data: string;
  contratoId: number;
  fornecedorId: number;
  inicio: string;
  fim: string;
  atrasoMin: number | null;
  publicos: Publicos;
};
type Contexto = { fiscalId: number; formularioId: number; formulario: ConteudoFormulario; hoje: string };

const MINUTO = 60_000;
const DIAS = 20;

/** Inspections of the last weeks in every state, and some of today to be done. */
export const fiscalizacoesDeDemonstracao: Semeador = {
  nome: 'fiscalizações',
  async semear(tx, { hoje }) {
    const contexto = await contextoDe(tx, hoje);
    const entregas = await entregasDe(tx, hoje);
    const ano = Number(hoje.slice(0, 4));
    let ordem = 0;
    for (const entrega of entregas) {
      ordem += 1;
      await semearUma(tx, entrega, { ...contexto, ordem, numero: `F${ano}-${String(ordem).padStart(6, '0')}` });
    }
    if (ordem) await tx.insert(numeracaoFiscalizacoes).values({ ano, ultimo: ordem });
  },
};

async function contextoDe(tx: Transaction, hoje: string): Promise<Contexto> {
  const [lido] = await rows<Omit<Contexto, 'hoje' | 'formulario'> & ConteudoFormulario>(
    tx,
    sql`select (select min(id) from usuarios where 'AL_FISCAL' = any(authorities)) as "fiscalId", f.id as "formularioId",
          f.titulo, f.secoes, f.faixas_desconto as "faixasDesconto", f.notas
        from formularios f where f.contrato_id is null order by f.versao desc limit 1`,
  );
  if (!lido) throw new Error('the demonstration needs the default form');
  const { fiscalId, formularioId, ...formulario } = lido;
  return { fiscalId, formularioId, formulario, hoje };
}

/** One delivery a unit every second day, and of today each unit's first; the same each start. */
function entregasDe(tx: Transaction, hoje: string): Promise<Entrega[]> {
  return rows<Entrega>(
    tx,
    sql`select * from (
          select p.id as "pedidoId", t.id as "tipoAlimentacaoId", p.lotacao_id as "lotacaoId", p.data_refeicao::text as data,
            min(i.contrato_id) as "contratoId", min(c.fornecedor_id) as "fornecedorId",
            ((p.data_refeicao + t.entrega_inicio) at time zone l.fuso_horario)::text as inicio,
            ((p.data_refeicao + t.entrega_fim) at time zone l.fuso_horario)::text as fim,
            (select r.atraso_min from recebimentos r
              where r.pedido_id = p.id and r.tipo_alimentacao_id = t.id and r.vigente and r.entrega = 1) as "atrasoMin",
            json_agg(json_build_object('tipoPublicoId', i.tipo_publico_id, 'confirmada', i.quantidade_confirmada)
              order by i.tipo_publico_id) as publicos,
            row_number() over (partition by p.id order by md5(p.numero || t.nome)) as vez
          from pedidos p join lotacoes l on l.id = p.lotacao_id
          join itens_pedido i on i.pedido_id = p.id and i.quantidade_confirmada > 0
          join contratos c on c.id = i.contrato_id
          join tipos_alimentacao t on t.id = i.tipo_alimentacao_id and t.peso_minimo_g is not null
          where p.data_refeicao between ${addDays(hoje, -DIAS)}::date and ${hoje}::date and p.tipo in ('PROGRAMADO', 'AVULSO')
            and p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL')
            and ((p.data_refeicao - ${hoje}::date) % 2 = 0 or p.data_refeicao = ${hoje}::date)
          group by p.id, t.id, l.id
        ) d where vez = 1 order by data, "pedidoId"`,
  );
}

async function semearUma(
  tx: Transaction,
  entrega: Entrega,
  contexto: Contexto & { ordem: number; numero: string },
): Promise<void> {
  const { fiscalId, formularioId, formulario, hoje, ordem, numero } = contexto;
  const { inicio, fim, publicos, atrasoMin, ...chave } = entrega;
  const [janelaInicioEm, janelaFimEm] = [new Date(inicio), new Date(fim)];
  const realizadaEm = new Date(janelaFimEm.getTime() + 10 * MINUTO);
  const deHoje = entrega.data === hoje;
  const situacao = deHoje ? (ordem % 4 === 0 ? 'EM_ANDAMENTO' : 'PENDENTE') : situacaoDe(ordem);
  const concluida = situacao === 'REALIZADA' || situacao === 'CIENTE_FORNECEDOR' || situacao === 'AGUARDANDO_FOTOS';
  const respostas = respostasDe(parseInt(createHash('md5').update(numero).digest('hex').slice(0, 4), 16), publicos);
  const calculo = calcular(formulario, respostas, {
    limites: LIMITES,
    atrasoMin: atrasoMin ?? 0,
    fimDaJanelaMin: null,
    confirmadas: publicos,
    consumoMin: 0,
    anteriores: new Map(),
    coletaEm: realizadaEm,
  });
  const semFim = situacao === 'PENDENTE';
  const faltando = situacao === 'AGUARDANDO_FOTOS' ? 1 : 0;
  const comum = {
    criadaEm: janelaInicioEm,
    criadaPor: 0,
    alteradaEm: concluida ? realizadaEm : janelaInicioEm,
    alteradaPor: fiscalId,
  };
  const [linha] = await tx
    .insert(fiscalizacoes)
    .values({
      ...chave,
      ...comum,
      numero,
      situacao,
      origem: ordem % 5 === 0 ? 'AMOSTRAGEM' : 'ROTINA',
      janelaInicioEm,
      janelaFimEm,
      limites: LIMITES,
      fiscalId: semFim || situacao === 'CANCELADA' ? null : fiscalId,
      iniciadaEm: concluida || situacao === 'EM_ANDAMENTO' ? janelaInicioEm : null,
      formularioId: concluida || situacao === 'EM_ANDAMENTO' ? formularioId : null,
      motivo:
        situacao === 'NAO_REALIZADA'
          ? 'Movimentação de internos na hora da entrega.'
          : situacao === 'CANCELADA'
            ? 'O pedido foi cancelado.'
            : null,
      ...(concluida && {
        ...resumoDe(formulario, calculo),
        versaoVigente: 1,
        realizadaEm,
        fotos: faltando,
        fotosFaltando: faltando,
      }),
    })
    .returning({ id: fiscalizacoes.id });
  if (!linha) throw new Error('an insert without its row');
  const fiscalizacaoId = linha.id;
  const passos = [
    { evento: 'abrir' as const, de: null, para: 'PENDENTE' as const, em: janelaInicioEm, usuarioId: 0 },
    ...(concluida
      ? [
          {
            evento: 'concluir' as const,
            de: 'PENDENTE' as const,
            para: situacao,
            em: realizadaEm,
            usuarioId: fiscalId,
            detalhe: calculo.resultado,
          },
        ]
      : []),
  ];
  await tx.insert(historicoFiscalizacao).values(passos.map(passo => ({ fiscalizacaoId, ...passo })));
  if (!concluida) return;
  await tx.insert(versoesFiscalizacao).values({
    fiscalizacaoId,
    numero: 1,
    clienteUuid: uuidDe(numero),
    formularioId,
    fiscalId,
    respostas,
    calculo,
    assinatura: { nome: 'Helena Castro Viana' },
    avisos: [],
    iniciadaEm: janelaInicioEm,
    concluidaEm: realizadaEm,
    recebidaEm: realizadaEm,
  });
  const faltas = faltasDe({ id: fiscalizacaoId, ...chave }, 1, calculo);
  if (faltas.length) await tx.insert(naoConformidadesFiscalizacao).values(faltas);
  if (faltando) {
    const sha256 = createHash('sha256').update(numero).digest('hex');
    const foto = {
      uuid: uuidDe(`foto ${numero}`),
      sha256,
      bytes: 250_000,
      contexto: 'MARMITA' as const,
      item: 'H1',
      ordem: 0,
    };
    await tx.insert(fotosFiscalizacao).values({ fiscalizacaoId, numero: 1, ...foto });
  }
}

/** The same each start. */
function uuidDe(texto: string): string {
  const hex = createHash('md5').update(texto).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
